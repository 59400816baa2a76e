extension ViewController {
  /// Loads the view, as the base class's ``loadViewIfNeeded()`` does.
  func load() {
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "loadView() has to set the controller's view")
    loadedView?.markForConstraintUpdate()
    viewDidLoad()
  }

  /// Creates the view of a controller that does not override ``loadView()``.
  func makePlainView() -> View {
    let plain = View(frame: Rect(origin: .zero, size: loadingSize))
    plain.backgroundColor = .systemGroupedBackground
    return plain
  }

  /// Replaces the view, as the base class's setter of ``view`` does.
  func takeView(_ new: View?) {
    if loadedView === new { return }
    loadedView?.viewController = nil
    loadedView = new
    new?.viewController = self
    new?.updateTraitFlag()
    new?.updateSafeArea()
    if appearanceState != .disappeared { followAppearance() }
  }

  /// The initial size of the view, in points: that of the window for which it is loaded, or of the screen if
  /// there is no window.
  package var loadingSize: Size {
    if let window = loadingWindow, !window.bounds.isEmpty {
      return window.host?.roomForRootView.size ?? window.bounds.size
    }
    return ProgramContext.current.display?.outputs.first?.frame.size ?? Self.screenlessSize
  }

  /// The size without a screen, in points: the default size of a window.
  private static let screenlessSize = Size(width: 640, height: 480)

  /// The window that will probably contain the controller's view, or `nil` if it is not known.
  private var loadingWindow: Window? {
    var current: ViewController? = self
    while let controller = current {
      if let window = controller.rootWindow ?? controller.viewIfLoaded?.window { return window }
      current = controller.parent ?? controller.links?.presenter
    }
    return ProgramContext.current.program?.expectedWindow as? Window
  }
}
