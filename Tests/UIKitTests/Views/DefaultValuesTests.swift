import Testing
import UIKit

/// The default values that Apple's documentation and headers state.
@MainActor
struct DefaultValuesTests {
  // https://developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled
  // https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled
  @Test func labelsAndImageViewsIgnoreTouches() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: UIImage(systemName: "star")).isUserInteractionEnabled)
    for view in [UIView(), UIStackView(), UIButton(), UISwitch(), UIScrollView(), UITextView()] {
      #expect(view.isUserInteractionEnabled, "\(view)")
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/clipstobounds
  @Test func scrollViewsClipWhatIsInThem() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for view in [UIScrollView(), UITableView(), UITextView(), list] {
      #expect(view.clipsToBounds, "\(view)")
      #expect(view.layer.masksToBounds, "\(view)")
      view.clipsToBounds = false
      #expect(!view.clipsToBounds, "\(view)")
    }
    #expect(!UIView().clipsToBounds)
    #expect(!UIImageView().clipsToBounds)
  }

  @Test func viewsHaveUIKitsDefaults() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.backgroundColor == nil)
    #expect((view.alpha, view.isHidden, view.tag) == (1, false, 0))
    let stack = UIStackView()
    #expect((stack.axis, stack.alignment, stack.distribution) == (.horizontal, .fill, .fill))
    #expect((stack.spacing, stack.isLayoutMarginsRelativeArrangement) == (0, false))
  }

  @Test func textViewsHaveUIKitsDefaults() {
    let label = UILabel()
    #expect((label.numberOfLines, label.lineBreakMode) == (1, .byTruncatingTail))
    #expect((label.textAlignment, label.font) == (.natural, .systemFont(ofSize: 17)))
    #expect(label.text == nil)
    let field = UITextField()
    #expect((field.text, field.borderStyle, field.clearButtonMode) == ("", .none, .never))
    #expect(field.autocapitalizationType == .sentences)
    let text = UITextView()
    #expect((text.text, text.isEditable, text.isSelectable) == ("", true, true))
    #expect(text.isScrollEnabled)
    #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
  }

  @Test func controlsHaveUIKitsDefaults() {
    let slider = UISlider()
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    let stepper = UIStepper()
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    #expect((stepper.autorepeat, stepper.wraps, stepper.isContinuous) == (true, false, true))
    #expect(!UISwitch().isOn)
    #expect(UISegmentedControl(items: ["A"]).selectedSegmentIndex == -1)
    #expect(UIActivityIndicatorView().hidesWhenStopped)
    #expect(!UIPageControl().hidesForSinglePage)
    #expect(UIDatePicker().datePickerMode == .dateAndTime)
    #expect(UIButton().buttonType == .custom)
  }

  @Test func listsHaveUIKitsDefaults() {
    let table = UITableView()
    #expect((table.allowsSelection, table.allowsMultipleSelection) == (true, false))
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    let cell = UITableViewCell()
    #expect((cell.selectionStyle, cell.accessoryType) == (.default, .none))
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing) == (10, 10))
    let scroll = UIScrollView()
    #expect((scroll.bounces, scroll.isPagingEnabled) == (true, false))
    #expect(
      (scroll.keyboardDismissMode, scroll.contentInsetAdjustmentBehavior)
        == (.none, .automatic)
    )
  }

  @Test func viewControllersHaveUIKitsDefaults() {
    let screen = UIViewController()
    #expect((screen.modalPresentationStyle, screen.isModalInPresentation) == (.automatic, false))
    #expect((screen.hidesBottomBarWhenPushed, screen.definesPresentationContext) == (false, false))
    #expect(UINavigationController().isToolbarHidden)
    #expect(screen.navigationItem.hidesSearchBarWhenScrolling)
    #expect(screen.navigationItem.largeTitleDisplayMode == .automatic)
    #expect(UISearchController(searchResultsController: nil).hidesNavigationBarDuringPresentation)
  }
}
