extension UIBarButtonItem {
  /// The distances by which titles of buttons and of back buttons are moved.
  struct TitleShifts: Equatable {
    var own = ByMetrics()
    var back = ByMetrics()

    /// Returns a copy whose unset distances come from others.
    func filled(from other: TitleShifts) -> TitleShifts {
      TitleShifts(own: own.filled(from: other.own), back: back.filled(from: other.back))
    }

    struct ByMetrics: Equatable {
      var normal: UIOffset?
      var compact: UIOffset?

      subscript(metrics: UIBarMetrics) -> UIOffset? {
        get { metrics.isCompact ? compact : normal }
        set {
          if metrics.isCompact { compact = newValue } else { normal = newValue }
        }
      }

      func shift(isCompact: Bool) -> UIOffset? {
        (isCompact ? compact : nil) ?? normal
      }

      func filled(from other: ByMetrics) -> ByMetrics {
        ByMetrics(normal: normal ?? other.normal, compact: compact ?? other.compact)
      }
    }
  }

  /// Moves the title.
  ///
  /// - Parameters:
  ///   - adjustment: The distance.
  ///   - barMetrics: The bar heights that it applies to; a prompt makes no difference.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    _titleShifts.own[barMetrics] = adjustment
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    _titleShifts.own[barMetrics] ?? .zero
  }

  /// Moves the title where the item is that of a back button.
  ///
  /// - Parameters:
  ///   - adjustment: The distance.
  ///   - barMetrics: The bar heights that it applies to; a prompt makes no difference.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    _titleShifts.back[barMetrics] = adjustment
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    _titleShifts.back[barMetrics] ?? .zero
  }
}
