import UIKit

/// The list of screens.
final class IndexViewController: UITableViewController {
  private let screens: [(title: String, make: () -> UIViewController)] = [
    ("Typing", { TypingViewController() }),
    ("Search", { SearchViewController() }),
    ("Rows", { RowsViewController() }),
    ("Editing", { EditingViewController() }),
    ("Sheets", { SheetsViewController() }),
    ("Reordering", { ReorderingViewController() }),
    ("Long list", { LongListViewController() }),
    ("Choosing", { ChoosingViewController() }),
    ("Pickers", { PickersViewController() }),
    ("Dates", { DatesViewController() }),
    ("Article", { ArticleViewController() }),
    ("Layers", { LayersViewController() }),
    ("Gestures", { GesturesViewController() }),
    ("Interactions", { InteractionsViewController() }),
    ("Lines", { LinesViewController() }),
    ("Directions", { DirectionsViewController() }),
    ("Sliding", { SlidingViewController() }),
    ("Resizing", { ResizingViewController() }),
    ("Results", { ResultsViewController() }),
    ("Acting", { ActingViewController() }),
    ("Pages", { PagesViewController() }),
    ("Swipes", { SwipesViewController() }),
    ("Sharing", { SharingViewController() }),
    ("Files", { FilesViewController() }),
    ("Menus", { MenusViewController(style: .insetGrouped) }),
    ("Moving", { MovingViewController() }),
    ("Transitions", { TransitionsViewController() }),
    ("Photos", { PhotosViewController() }),
    ("Gallery", { GalleryViewController() }),
    ("Settings", { SettingsViewController() }),
    ("Chat", { ChatViewController() }),
    ("Cards", { CardsViewController() }),
    ("Register", { RegisterViewController() }),
    ("Notes", { NotesViewController() }),
    ("Outline", { OutlineViewController() }),
    ("Calendar", { CalendarViewController() }),
    ("Input views", { InputViewsViewController() }),
    ("Selections", { SelectionsViewController() }),
    ("Touches", { TouchesViewController() }),
    ("Speaking", { SpeakingViewController() }),
    ("Ranks", { RanksViewController() }),
    ("Finding", { FindingViewController() }),
    ("Letters", { LettersViewController() }),
    ("Paragraphs", { ParagraphsViewController() }),
    ("Contexts", { ContextsViewController() }),
    ("Tints", { TintsViewController() }),
    ("Teams", { TeamsViewController() }),
    ("Buttons", { ButtonsViewController() }),
    ("Set Lines", { SetLinesViewController() }),
    ("Fitting", { FittingViewController() }),
    ("Assisted", { AssistedViewController() }),
    ("Measured", { MeasuredViewController() }),
    ("Rooms", { RoomsViewController() }),
    ("Effects", { EffectsViewController() }),
    ("Feedback", { FeedbackViewController() }),
    ("Sublayers", { SublayersViewController() }),
    ("Motions", { MotionsViewController() }),
    ("Poster", { PosterViewController() }),
    ("Styled rows", { StyledRowsViewController() }),
    ("Reading", { ReadingViewController() }),
    ("Book", { BookViewController(.horizontal) }),
    ("Scroll", { BookViewController(.vertical) }),
    ("Code", { CodeViewController() }),
    ("Drawings", { DrawingsViewController() }),
    ("Animations", { AnimationsViewController() }),
    ("Keys", { KeysViewController() }),
    ("Shelf", { ShelfViewController() }),
    ("Dragging", { DraggingViewController() }),
    ("Edit menus", { EditMenusViewController() }),
    ("Origins", { OriginsViewController() }),
    ("Windows", { WindowsViewController() }),
    ("Assets", { AssetsViewController() }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = screens[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    showScreen(titled: screens[indexPath.row].title, animated: true)
  }

  func showScreen(titled title: String, animated: Bool) {
    guard let screen = screens.first(where: { $0.title == title }) else { return }
    let controller = screen.make()
    controller.title = title
    navigationController?.pushViewController(controller, animated: animated)
  }
}
