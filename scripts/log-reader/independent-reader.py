"""Reads public logs and says whether they are whole. Follows docs/log-format.md and uses nothing of the product, to prove
that the description is enough.

python3 independent-reader.py NOW ADDRESS…: NOW as YYYY-MM-DDTHH:MM:SS.mmmZ, one line of JSON for each address."""

import hashlib
import json
import re
import sys
import urllib.request
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

ZEROS = "0" * 64


# --- Section 2: the canonical text

def number_text(value):
    if value == 0:
        return "0"
    if value < 0:
        return "-" + number_text(-value)
    mantissa, _, exponent = repr(value).partition("e")
    whole, _, fraction = mantissa.partition(".")
    e = len(whole) + int(exponent or 0)
    digits = whole + fraction
    stripped = digits.lstrip("0")
    e -= len(digits) - len(stripped)
    digits = stripped.rstrip("0")
    k = len(digits)
    if k <= e <= 21:
        return digits + "0" * (e - k)
    if 0 < e <= 21:
        return digits[:e] + "." + digits[e:]
    if -6 < e <= 0:
        return "0." + "0" * -e + digits
    sign = "+" if e - 1 >= 0 else "-"
    return digits[0] + ("." + digits[1:] if k > 1 else "") + "e" + sign + str(abs(e - 1))


SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def text_text(text):
    out = []
    for letter in text:
        if letter in SHORT:
            out.append(SHORT[letter])
        elif ord(letter) < 0x20:
            out.append("\\u%04x" % ord(letter))
        else:
            out.append(letter)
    return '"' + "".join(out) + '"'


def canonical(value):
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, float):
        return number_text(value)
    if isinstance(value, str):
        return text_text(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(text_text(name) + ":" + canonical(value[name]) for name in names) + "}"


def refuse(word):
    raise ValueError(word)


def parse(text):
    """Every number as a double."""
    return json.loads(text, parse_int=float, parse_float=float, parse_constant=refuse)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


# --- RFC 8032: Ed25519, verification only

P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def recover_x(y, sign):
    if y >= P:
        return None
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if x2 == 0:
        return None if sign else 0
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P:
        x = x * ROOT % P
    if (x * x - x2) % P:
        return None
    return P - x if (x & 1) != sign else x


def decompress(data):
    y = int.from_bytes(data, "little")
    sign = y >> 255
    y &= (1 << 255) - 1
    x = recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def multiply(factor, point):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def is_signed(key, signature, text):
    a, r = decompress(key), decompress(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= Q:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + text.encode("utf-8")).digest(), "little") % Q
    left, right = multiply(s, BASE), add(r, multiply(challenge, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# --- Sections 3 to 7: following the log

HASH = re.compile(r"[0-9a-f]{64}\Z")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\Z", re.ASCII)
DAY = re.compile(r"\d{4}-\d\d-\d\d\Z", re.ASCII)
ENTRY = {"n", "at", "day", "kind", "body", "prev", "hash"}
SEALED = {"n", "prev", "hash", "sealedUntil"}


class Broken(Exception):
    def __init__(self, reason, n, day):
        super().__init__(reason)
        self.reason, self.n, self.day = reason, n, day


def is_text(value, form):
    return isinstance(value, str) and form.match(value) is not None


def is_real(value, form):
    """A day or a moment that a calendar and a clock have."""
    if not is_text(value, form):
        return False
    try:
        datetime.strptime(value, "%Y-%m-%d" if form is DAY else "%Y-%m-%dT%H:%M:%S.%fZ")
    except ValueError:
        return False
    return form is DAY or value[17:19] < "60"


def moment_before(moment, hours):
    read = datetime.strptime(moment, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc)
    return read - timedelta(hours=hours)


def moment_text(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (moment.microsecond // 1000)


def day_of(moment):
    return moment.astimezone(ZoneInfo("America/Sao_Paulo")).date().isoformat()


def without(value, name):
    return {key: member for key, member in value.items() if key != name}


def next_day(day, days=1):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


class Reader:
    def __init__(self, index, now):
        self.index = index
        self.now, self.hour_ago = moment_before(now, 0), moment_before(now, 1)
        self.n, self.hash, self.at, self.day = 0, ZEROS, "", ""
        self.in_day, self.sealed, self.head, self.first_day = 0, 0, None, ""

    def take_line(self, day, line, is_closed):
        expected = self.n + 1
        try:
            entry = parse(line)
            is_form = isinstance(entry, dict) and canonical(entry) == line and line.encode("utf-8") is not None
        except (ValueError, UnicodeError):
            is_form = False
        if not is_form:
            raise Broken("form", expected, day)
        is_sealed = set(entry) == SEALED
        if not is_sealed and set(entry) != ENTRY:
            raise Broken("form", expected, day)
        if not all(is_text(entry[name], HASH) for name in ("prev", "hash")):
            raise Broken("form", expected, day)
        if not isinstance(entry["n"], float) or not entry["n"].is_integer() or not 0 < entry["n"] < 2**53:
            raise Broken("form", expected, day)
        if is_sealed and not is_real(entry["sealedUntil"], MOMENT):
            raise Broken("form", expected, day)
        if not is_sealed and not (is_real(entry["at"], MOMENT) and is_real(entry["day"], DAY)):
            raise Broken("form", expected, day)
        if not is_sealed and not (isinstance(entry["kind"], str) and isinstance(entry["body"], dict)):
            raise Broken("form", expected, day)
        n = int(entry["n"])
        if n > expected:
            raise Broken("missing", expected, day)
        if n < expected:
            raise Broken("order", expected, day)
        if not is_sealed and (entry["at"] < self.at or entry["day"] != day):
            raise Broken("order", n, day)
        if day < self.day:
            raise Broken("order", n, day)
        if not is_sealed and entry["hash"] != sha256(canonical(without(entry, "hash"))):
            raise Broken("content", n, day)
        if entry["prev"] != self.hash:
            raise Broken("link", n, day)
        if is_sealed:
            until = entry["sealedUntil"]
            if is_closed or until < moment_text(self.hour_ago) or until >= next_day(day) + "T12:00:00.000Z":
                raise Broken("sealed", n, day)
        if n == 1:
            body = entry.get("body")
            opens = {"format": self.index["format"], "key": self.index["key"]}
            if entry.get("kind") != "opening" or body != opens:
                raise Broken("key", 1, day)
            self.first_day = day
        self.in_day = self.in_day + 1 if self.day == day else 1
        self.n, self.hash, self.day = n, entry["hash"], day
        if is_sealed:
            self.sealed += 1
        else:
            self.at = entry["at"]
        last = self.index["last"]
        if n == last["n"] and self.hash != last["hash"]:
            raise Broken("rewritten", n, day)

    def take_head(self, head):
        day = head["day"]
        if self.head is not None and day != next_day(self.head["day"]):
            raise Broken("cut", None, next_day(self.head["day"]))
        if head["n"] > self.n:
            raise Broken("missing", self.n + 1, day)
        prev = ZEROS if self.head is None else sha256(canonical(self.head))
        entries = self.in_day if self.day == day else 0
        if (head["prev"], head["n"], head["hash"], head["entries"]) != (prev, self.n, self.hash, entries):
            raise Broken("head", None, day)
        key, signature = bytes.fromhex(self.index["key"]), bytes.fromhex(head["signature"])
        if not is_signed(key, signature, canonical(without(head, "signature"))):
            raise Broken("signature", None, day)
        self.head = head

    def finish(self):
        if self.index["last"]["n"] > self.n:
            raise Broken("cut", self.n + 1, self.day or day_of(self.now))
        if self.n == 0:
            return
        due = self.first_day if self.head is None else next_day(self.head["day"])
        if due < day_of(self.hour_ago):
            raise Broken("cut", None, due)


def lines_of(text):
    lines = text.split("\n")
    return lines[:-1] if lines[-1] == "" else lines


def verdict(address, now):
    def get(path):
        with urllib.request.urlopen(address.rstrip("/") + path) as answer:
            return answer.read().decode("utf-8")

    reader = Reader(parse(get("/api/log")), now)
    days = [(head["day"], head) for head in reader.index["heads"]] + [(day, None) for day in reader.index["open"]]
    fault = None
    try:
        for day, head in days:
            for line in lines_of(get("/api/log/days/" + day)):
                reader.take_line(day, line, head is not None)
            if head is not None:
                reader.take_head(head)
        reader.finish()
    except Broken as broken:
        fault = {"reason": broken.reason, "n": broken.n, "day": broken.day}
    return {"fault": fault, "entries": reader.n, "sealed": reader.sealed}


if __name__ == "__main__":
    for site in sys.argv[2:]:
        print(json.dumps(verdict(site, sys.argv[1])))
