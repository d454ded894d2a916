// Apart from `bench`, because it needs neither server nor database.
import '../bench/model.ts'
