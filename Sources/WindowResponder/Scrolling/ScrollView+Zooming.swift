extension ScrollView {
  /// The view that the delegate provides for zooming.
  var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// A Boolean value that indicates whether the user can zoom.
  var isZoomEnabled: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// Adds or removes the pinch gesture recognizer after the limits of the scale have changed.
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

  /// Returns a Boolean value that indicates whether a pinch may begin. It needs a view to zoom.
  func shouldBeginPinch() -> Bool { isZoomEnabled }

  /// Handles a change of the pinch.
  func pinchChanged(_ recognizer: PinchGestureRecognizer) { engine.pinchChanged(recognizer) }

  /// Sets the content size to that of the zoomed view. The caller sets the offset.
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
