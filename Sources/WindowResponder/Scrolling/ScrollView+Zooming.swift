extension ScrollView {
  /// The view that the delegate has zoomed.
  var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// Whether the user can zoom.
  var isZoomEnabled: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// A limit of the scale changed: there is a pinch while there is something to zoom between.
  func zoomLimitsDidChange() {
    if maximumZoomScale > minimumZoomScale {
      guard pinch == nil else { return }
      let recognizer = ScrollPinchRecognizer(self)
      recognizer.delegate = self as? any GestureRecognizerDelegate
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if let old = pinch {
      removeGestureRecognizer(old)
      pinch = nil
    }
  }

  /// A pinch needs a view to zoom.
  func shouldBeginPinch() -> Bool { isZoomEnabled }

  /// The pinch went on.
  func pinchChanged(_ recognizer: PinchGestureRecognizer) { engine.pinchChanged(recognizer) }

  /// The content is as large as what is zoomed, without a look at the offset, which follows.
  func zoomContentSize(to size: Size) {
    guard extent.contentSize != size else { return }
    extent.contentSize = size
    extent.settle()
    setNeedsLayout()
    scrollBars.update()
  }

  static func saneScale(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, smallestScale), 1 / smallestScale) : 1
  }

  private static var smallestScale: Double { 0.001 }
}
