// As tutorials do it:
// swift-format-ignore-file: NeverForceUnwrap, ReplaceForEachWithForLoop

import UIKit

final class FeedViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let posts: [(String, String, String, String?)] = [
    ("Text", "Jane Appleseed", "2m", "Just a short text."),
    ("Picture", "Bartholomew Featherstonehaugh-Cholmondeley", "1h", "A picture of the garden."),
    ("Quote", "Kim", "3h", nil),
    ("Poll", "Layout Weekly", "5h", "What do you use for layout?"),
    ("Link", "Sam", "1d", "Worth a read, in particular the part on priorities and ambiguity."),
    (
      "Text", "Alex", "2d",
      "A long text that goes on for more than a few lines, so that the cell has to grow with it. "
        + "Self-sizing cells are made of a chain of constraints from the top to the bottom."
    ),
    ("Picture", "Robin", "3d", nil),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.register(PostCell.self, forCellReuseIdentifier: "Text")
    tableView.register(PictureCell.self, forCellReuseIdentifier: "Picture")
    tableView.register(QuoteCell.self, forCellReuseIdentifier: "Quote")
    tableView.register(PollCell.self, forCellReuseIdentifier: "Poll")
    tableView.register(LinkCell.self, forCellReuseIdentifier: "Link")
    tableView.refreshControl = UIRefreshControl()
  }
}

extension FeedViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let post = posts[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: post.0, for: indexPath) as! PostCell
    cell.configure(author: post.1, time: post.2, text: post.3)
    return cell
  }
}
