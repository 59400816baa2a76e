extension Window {
  /// The coordinator of the recognizers of the window's views.
  var gestureCoordinator: GestureCoordinator { touchDispatcher.gestures }
}

extension Window: PresentationHost {
  var titleBarView: View? { subviews.first { $0 is TitleBar } }
}

/// The members of a window that its views use.
extension Window: ViewHost {
  var focusHost: any FocusHost { focus }

  var roomForRootView: Rect { bounds.inset(by: chrome.insets) }

  func addDamage(_ rect: Rect) {
    pacer.addDamage(rect)
    if let inspector = Inspection.observer { inspector.wasDamaged(rect, in: self) }
  }

  func setNeedsFrame() { pacer.setNeedsFrame() }

  var wantsFrames: Bool {
    get { pacer.wantsFrames }
    set { pacer.wantsFrames = newValue }
  }

  var pointedView: View? { pointer.view }

  func refreshCursor() { pointer.refreshCursor() }

  func controllerTitleDidChange() { rootTitleDidChange() }
}
