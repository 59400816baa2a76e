/// A responder that keeps a view, loads it when it is first asked for, and hears when it comes and
/// goes. Follows `UIViewController`.
///
///     final class Counter: ViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(label)
///       }
///     }
open class ViewController: Responder {
  /// A name for people, as for a tab or a title bar.
  open var title: String? {
    didSet { viewIfLoaded?.window?.rootTitleDidChange() }
  }

  private var loadedView: View?
  private var isLoading = false

  /// Creates a controller; its view is made when it is first asked for.
  public override init() {
    super.init()
  }

  isolated deinit {
    loadedView?.viewController = nil
  }

  // MARK: The view

  /// The controller's view. Asking for it the first time loads it.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView === newValue { return }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.updateSafeArea()
    }
  }

  /// The controller's view; nil while it has not been loaded.
  open var viewIfLoaded: View? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view where that has not happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "loadView() has to set the controller's view")
    viewDidLoad()
  }

  /// Makes the view and sets ``view``. The base class makes a plain one. Do not call `super` from an
  /// override that sets its own.
  open func loadView() {
    let plain = View()
    plain.backgroundColor = .systemBackground
    view = plain
  }

  /// The view has been made.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to get into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is in a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's subviews are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews have been laid out.
  open func viewDidLayoutSubviews() {}

  /// The view's ``View/safeAreaInsets`` changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's ``View/layoutMargins`` changed.
  open func viewLayoutMarginsDidChange() {}

  /// Unsafe distances that the controller adds for its own bars, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// Memory is short: let go of what can be made again. Called where the view is loaded.
  open func didReceiveMemoryWarning() {}

  // MARK: Controllers in controllers

  /// The controllers whose views are shown in this one's.
  public internal(set) final var children: [ViewController] = []
  /// The controller that this one was added to.
  public internal(set) final weak var parent: ViewController?

  /// Makes a controller a child; add its view to the own view afterwards.
  open func addChild(_ child: ViewController) { adopt(child) }
  /// Takes the controller from its parent; remove its view from the parent's view before.
  open func removeFromParent() { leaveParent() }
  /// The controller is about to get another parent, or none.
  open func willMove(toParent parent: ViewController?) {}
  /// The controller has another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Focus

  /// Whether the focus may go where the context says, from or to a view in the controller's; true until
  /// overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// The focus went from or to a view in the controller's. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The shortcuts of the controller: those added with ``addKeyCommand(_:)``.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// Adds a shortcut to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes back a shortcut that was added.
  open func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The view's superview; the window, for its root controller.
  open override var next: Responder? { viewIfLoaded?.superview }

  override var firstResponderHost: (any FirstResponderHost)? { viewIfLoaded?.window?.focus }

  var appearanceState = AppearanceState.disappeared

  /// Where the view is on its way into and out of windows.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }
}
