/// The field of a search bar.
open class UISearchTextField: UITextField {}
