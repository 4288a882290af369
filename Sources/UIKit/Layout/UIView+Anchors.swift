extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, nil, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, nil, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, nil, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, nil, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, nil, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, nil, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, nil, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, nil, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, nil, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, nil, .height) }

  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, nil, .firstBaseline)
  }

  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, nil, .lastBaseline)
  }

  /// The part of the view that no bar and no edge of the device covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(_kind: .safeArea, of: self) }

  /// The part of the safe area within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(_kind: .margins, of: self) }
}

extension UIScrollView {
  /// The content: what is pinned to its edges scrolls, and is as large as it asks for.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(_kind: .content, of: self) }

  /// What the scroll view shows of its content.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(_kind: .frame, of: self) }
}
