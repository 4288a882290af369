import UIKit

final class ListViewController: UITableViewController {}
