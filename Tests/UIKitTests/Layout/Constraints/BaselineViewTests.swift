import Testing
import UIKit

/// Apple: `forFirstBaselineLayout` and `forLastBaselineLayout`.
@MainActor
struct BaselineViewTests {
  private final class Titled: UIView {
    let title = UILabel()
    let note = UILabel()
    var names = true

    override var forFirstBaselineLayout: UIView { names ? title : self }
    override var forLastBaselineLayout: UIView { names ? note : self }

    init() {
      super.init(frame: .zero)
      title.font = .systemFont(ofSize: 30)
      title.text = "Title"
      note.font = .systemFont(ofSize: 12)
      note.text = "Note"
      for label in [title, note] {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: leadingAnchor),
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
        note.leadingAnchor.constraint(equalTo: leadingAnchor),
        note.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private let titled = Titled()
  private let mark = SizedView(10, 10)

  private func bottom(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let root = UIView.container(300, 300, [titled, mark])
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      titled.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      NSLayoutConstraint(
        item: mark,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: titled,
        attribute: attribute,
        multiplier: 1,
        constant: 0
      ),
    ])
    root.layoutIfNeeded()
    return mark.frame.maxY
  }

  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.4 }

  @Test func theFirstBaselineIsThatOfTheChosenView() {
    let bottom = bottom(of: .firstBaseline)
    #expect(isClose(bottom, 50 + titled.title.font.ascender))
  }

  @Test func theLastBaselineIsThatOfTheChosenView() {
    let bottom = bottom(of: .lastBaseline)
    let top = 40 + titled.note.frame.minY
    #expect(isClose(bottom, top + titled.note.font.ascender))
  }

  @Test func withoutAChoiceTheBottomEdgeIsTheBaseline() {
    titled.names = false
    let bottom = bottom(of: .firstBaseline)
    #expect(bottom == titled.frame.maxY)
  }

  @Test func byDefaultAViewIsItsOwn() {
    #expect(mark.forLastBaselineLayout === mark && mark.forFirstBaselineLayout === mark)
  }
}
