import UIKit

/// Shadows, transforms, materials and transitions.
final class EffectsViewController: UIViewController {
  private let card = UIView()
  private let caption = UILabel()
  private let mover = UIView()
  private let dot = UIView()
  private let heard = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
  private let press = UIButton(configuration: .filled())
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heard.text = "Nothing heard"
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [makeCard(), makeText(), row([makeSoft(), makeCut(), makeTurned()])] {
      stack.addArrangedSubview(view)
    }
    for view in [makeHeader(), row([makeMover(), makeDot(), makeChevron()]), makePress()] {
      stack.addArrangedSubview(view)
    }
    stack.addArrangedSubview(row([slide(), turn(), pulse(), still()]))
    stack.addArrangedSubview(row([dissolve(), hide(), replace(), drop()]))
    stack.addArrangedSubview(row([push(), flip(), curl()]))
    stack.addArrangedSubview(heard)
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
    ])
  }

  private func named<View: UIView>(_ view: View, _ name: String, height: CGFloat) -> View {
    view.accessibilityIdentifier = name
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 14
    row.distribution = .fillEqually
    return row
  }

  // MARK: Looks

  private func makeCard() -> UIView {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    caption.text = "A card"
    caption.accessibilityIdentifier = "caption"
    caption.textAlignment = .center
    caption.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(caption)
    NSLayoutConstraint.activate([
      caption.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      caption.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return named(card, "card", height: 80)
  }

  private func makeText() -> UIView {
    let text = UILabel()
    text.text = "A text casts a shadow"
    text.font = .boldSystemFont(ofSize: 24)
    text.layer.shadowOpacity = 0.5
    text.layer.shadowRadius = 2
    text.layer.shadowOffset = CGSize(width: 2, height: 2)
    return named(text, "text", height: 32)
  }

  private func makeSoft() -> UIView {
    let soft = named(UIView(), "soft", height: 60)
    soft.backgroundColor = .systemOrange
    soft.layer.cornerRadius = 24
    soft.layer.cornerCurve = .continuous
    return soft
  }

  private func makeCut() -> UIView {
    let cut = named(UIView(), "cut", height: 60)
    cut.backgroundColor = .systemOrange
    cut.layer.cornerRadius = 24
    cut.layer.shadowOpacity = 1
    cut.layer.masksToBounds = true
    return cut
  }

  private func makeTurned() -> UIView {
    let turned = named(UIView(), "turned", height: 60)
    turned.backgroundColor = .systemTeal
    turned.transform = CGAffineTransform(rotationAngle: .pi / 12).scaledBy(x: 0.8, y: 0.8)
    return turned
  }

  /// Returns a header over stripes, which it blurs.
  private func makeHeader() -> UIView {
    let place = named(UIView(), "place", height: 90)
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPurple]
    let stripes = UIStackView(
      arrangedSubviews: colors.map { color in
        let stripe = UIView()
        stripe.backgroundColor = color
        return stripe
      }
    )
    stripes.distribution = .fillEqually
    let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    header.accessibilityIdentifier = "header"
    header.layer.cornerRadius = 12
    header.clipsToBounds = true
    let title = UILabel()
    title.text = "Over a blur"
    title.textAlignment = .center
    for (inner, outer) in [(stripes, place), (header, place), (title, header.contentView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let distance: CGFloat = inner === header ? 20 : 0
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -distance),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -distance),
      ])
    }
    return place
  }

  // MARK: Movements

  private func makeMover() -> UIView {
    mover.backgroundColor = .systemIndigo
    return named(mover, "mover", height: 30)
  }

  private func makeDot() -> UIView {
    dot.backgroundColor = .systemPink
    dot.layer.cornerRadius = 15
    return named(dot, "dot", height: 30)
  }

  private func makeChevron() -> UIView {
    chevron.contentMode = .center
    return named(chevron, "chevron", height: 30)
  }

  /// Returns a button that shrinks while it is pressed.
  private func makePress() -> UIView {
    press.setTitle("Press", for: .normal)
    press.accessibilityIdentifier = "press"
    let scale = { (factor: CGFloat) in
      UIAction { [weak self] _ in
        UIView.animate(withDuration: 0.15) {
          self?.press.transform = CGAffineTransform(scaleX: factor, y: factor)
        }
      }
    }
    press.addAction(scale(0.9), for: .touchDown)
    press.addAction(scale(1), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return press
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  private func slide() -> UIButton {
    button("Slide") { [weak self] in
      guard let self else { return }
      mover.transform = CGAffineTransform(translationX: 0, y: 100)
      mover.alpha = 0
      UIView.animate(withDuration: 0.6) {
        self.mover.transform = .identity
        self.mover.alpha = 1
      } completion: { _ in
        self.heard.text = "Slid"
      }
    }
  }

  private func turn() -> UIButton {
    button("Turn") { [weak self] in
      UIView.animate(springDuration: 0.4, bounce: 0.3) {
        self?.chevron.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
  }

  private func pulse() -> UIButton {
    button("Pulse") { [weak self] in
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        self?.dot.alpha = 0.2
      }
    }
  }

  private func still() -> UIButton {
    button("Still") { [weak self] in
      self?.dot.layer.removeAllAnimations()
      self?.dot.alpha = 1
    }
  }

  private func hide() -> UIButton {
    button("Hide") { [weak self] in
      UIView.animate(withDuration: 0.6) {
        self?.press.alpha = 0.2
      } completion: { _ in
        self?.heard.text = "Hidden"
      }
    }
  }

  /// Returns a button that replaces the window's root view controller, as after signing in.
  private func replace() -> UIButton {
    button("Replace") { [weak self] in
      guard let window = self?.view.window else { return }
      UIView.transition(with: window, duration: 0.6, options: .transitionCrossDissolve) {
        let next = UIViewController()
        next.title = "Inside"
        next.view.backgroundColor = .systemBackground
        window.rootViewController = UINavigationController(rootViewController: next)
      }
    }
  }

  /// Returns a button that animates the frame of a view from above.
  private func drop() -> UIButton {
    button("Drop") { [weak self] in
      guard let self else { return }
      let drop = UIView(frame: CGRect(x: 100, y: -60, width: 60, height: 60))
      drop.backgroundColor = .systemGreen
      drop.accessibilityIdentifier = "drop"
      view.addSubview(drop)
      UIView.animate(withDuration: 0.6) {
        drop.frame.origin.y = 200
      } completion: { _ in
        self.heard.text = "Dropped"
      }
    }
  }

  private func push() -> UIButton {
    button("Push") { [weak self] in
      guard let self else { return }
      let transition = CATransition()
      (transition.type, transition.subtype) = (.push, .fromRight)
      transition.duration = 0.6
      caption.layer.add(transition, forKey: nil)
      caption.text = "A text from the right"
    }
  }

  private func flip() -> UIButton {
    button("Flip") { [weak self] in
      guard let self else { return }
      UIView.transition(with: card, duration: 0.6, options: .transitionFlipFromLeft) {
        self.caption.text = "The other side"
      } completion: { _ in
        self.heard.text = "Flipped"
      }
    }
  }

  private func curl() -> UIButton {
    button("Curl") { [weak self] in
      guard let self else { return }
      UIView.transition(with: card, duration: 0.6, options: .transitionCurlUp) {
        self.caption.text = "The next page"
      }
    }
  }

  private func dissolve() -> UIButton {
    button("Fade") { [weak self] in
      guard let self else { return }
      UIView.transition(with: caption, duration: 0.6, options: .transitionCrossDissolve) {
        self.caption.text = "Another text"
      } completion: { _ in
        self.heard.text = "Dissolved"
      }
    }
  }
}
