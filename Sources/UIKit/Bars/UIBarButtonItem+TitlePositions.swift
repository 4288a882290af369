extension UIBarButtonItem {
  /// The position adjustments of the titles of buttons and back buttons.
  struct TitleShifts: Equatable {
    var own = ByMetrics()
    var back = ByMetrics()

    /// Returns a copy whose unset adjustments come from another value.
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

  /// Sets the position adjustment of the title.
  ///
  /// - Parameters:
  ///   - adjustment: The distance.
  ///   - barMetrics: The bar heights that it applies to; prompts are ignored.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    _titleShifts.own[barMetrics] = adjustment
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    _titleShifts.own[barMetrics] ?? .zero
  }

  /// Sets the position adjustment of the title in a back button.
  ///
  /// - Parameters:
  ///   - adjustment: The distance.
  ///   - barMetrics: The bar heights that it applies to; prompts are ignored.
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
