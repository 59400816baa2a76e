import ResponderGeometry

/// The parts of a scroll view: its insets, its gesture recognizers and its engine.
extension ScrollView {
  /// The ``contentInset`` including the insets of the safe area, in points.
  public var adjustedContentInset: EdgeInsets { extent.adjustedInset }

  /// The distance that the bar grows while the content is pulled down, in points.
  package var barGrowth: Double {
    get { extent.barGrowth }
    set { updateExtent { $0.barGrowth = newValue } }
  }

  /// The gesture recognizer of drags.
  public var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The gesture recognizer of pinches. If ``maximumZoomScale`` is not greater than ``minimumZoomScale``,
  /// this is `nil`.
  public var pinchGestureRecognizer: PinchGestureRecognizer? { pinch }

  /// The object that moves the content. Created on first use.
  var engine: ScrollEngine {
    if let madeEngine { return madeEngine }
    let engine = ScrollEngine(self)
    madeEngine = engine
    return engine
  }
}
