extension ViewController {
  /// The size that a view is made with, since it has no place yet: that of the window it is for, or of
  /// the screen where there is none; in points.
  package var loadingSize: Size {
    if let window = loadingWindow, !window.bounds.isEmpty {
      return window.host?.roomForRootView.size ?? window.bounds.size
    }
    return ProgramContext.current.display?.outputs.first?.frame.size ?? Self.screenlessSize
  }

  /// The size where there is not even a screen, in points: the default size of a window.
  private static let screenlessSize = Size(width: 640, height: 480)

  /// The window that the controller's view will probably be in; nil where nothing tells.
  private var loadingWindow: Window? {
    var current: ViewController? = self
    while let controller = current {
      if let window = controller.rootWindow ?? controller.viewIfLoaded?.window { return window }
      current = controller.parent ?? controller.links?.presenter
    }
    return ProgramContext.current.program?.expectedWindow as? Window
  }
}
