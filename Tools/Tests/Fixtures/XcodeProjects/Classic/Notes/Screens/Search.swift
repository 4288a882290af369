struct Search {}
