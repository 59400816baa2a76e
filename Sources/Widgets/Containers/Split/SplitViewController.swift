/// Controllers in columns, side by side in a wide window and one behind the other in a narrow one. Follows
/// `UISplitViewController`.
///
///     let split = SplitViewController(style: .doubleColumn)
///     split.setViewController(folders, for: .primary)
///     split.setViewController(message, for: .secondary)
///
/// In a window narrower than ``narrowWidth`` the columns collapse into one stack, whose top the delegate
/// chooses; they come apart again when there is room.
@preconcurrency @MainActor open class SplitViewController: ViewController {
  /// How many columns there are. The values are those of `UISplitViewController.Style`.
  public enum Style: Int, Sendable {
    /// Two, which are given as ``SplitViewController/viewControllers``.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// One of the columns. The values are those of `UISplitViewController.Column`.
  public enum Column: Int, Sendable, CaseIterable {
    /// What is chosen from first.
    case primary = 0
    /// What is chosen from next, of three columns.
    case supplementary = 1
    /// What was chosen.
    case secondary = 2
    /// What is shown alone in a narrow window, where it is set.
    case compact = 3
  }

  /// Which columns are seen. The values are those of `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable {
    /// As suits the width.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One more beside it.
    case oneBesideSecondary = 2
    /// One more over it.
    case oneOverSecondary = 3
    /// Both others beside it.
    case twoBesideSecondary = 4
    /// Both others over it.
    case twoOverSecondary = 5
    /// Both others beside it, which pushes it out of the window in part.
    case twoDisplaceSecondary = 6
  }

  /// How the columns share the window. The values are those of `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable {
    /// As suits the width.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Over the secondary one.
    case overlay = 2
    /// The secondary one is pushed aside.
    case displace = 3
  }

  /// At which edge the primary column stands. The values are those of
  /// `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where it ends.
    case trailing = 1
  }

  /// The ground of the primary column. The values are those of
  /// `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// Its own.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// For widths that the controller chooses.
  public static let automaticDimension = -Double.greatestFiniteMagnitude
  /// In a window narrower than this, in points, the columns are one stack.
  public static let narrowWidth = 600.0

  /// How many columns there are.
  public final let style: Style

  /// Creates a controller for two ``viewControllers``.
  public init() {
    style = .unspecified
    super.init()
  }

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Who is asked and told about the columns.
  open weak var delegate: (any SplitViewControllerDelegate)?

  // MARK: Columns

  /// Sets what a column shows. Where it is no navigation controller, it gets one around it.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    set(viewController, column)
  }
  /// What was set for a column.
  open func viewController(for column: Column) -> ViewController? { given[column] }
  /// The controllers of the columns that are there: of one stack that stack alone.
  open var viewControllers: [ViewController] {
    get { shownControllers }
    set { setPair(newValue) }
  }
  /// Shows a column: over the others, beside them, or on top of the stack.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column.
  open func hide(_ column: Column) { hideColumn(column) }
  /// Whether the columns are one stack.
  public final var isCollapsed: Bool { collapsed }
  /// Shows a controller as the secondary column, or on top of the stack.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false {
      return
    }
    showDetail(controller)
  }
  /// Shows a controller in the primary column, or on top of the stack.
  open override func show(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if let navigation = holders[.primary] as? NavigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      showDetail(controller)
    }
  }

  // MARK: State

  /// Keeps which columns are seen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(coder)
  }
  /// Takes that back. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeColumns(coder)
  }

  // MARK: Display

  /// Which columns are seen now.
  public final var displayMode: DisplayMode { mode }
  /// Which columns are to be seen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      changeMode(to: wantedMode, animated: View.inheritedAnimationDuration > 0)
    }
  }
  /// How the columns are to share the window.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { changeMode(to: wantedMode, animated: false) }
  }
  /// How the columns share the window.
  public final var splitBehavior: SplitBehavior {
    mode == .oneOverSecondary || mode == .twoOverSecondary ? .overlay : .tile
  }
  /// Whether a finger from the edge, and a button in the bar, show the columns that are hidden.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether there is a button that hides all other columns. Kept for code that sets it.
  open var showsSecondaryOnlyButton = false
  /// A button that shows and hides the primary column.
  public final lazy var displayModeButtonItem = makeModeButton()
  /// At which edge the primary column stands.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The ground of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// How wide the primary column is to be, in points.
  open var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is to be, as a part of the whole.
  open var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is at least, in points.
  open var minimumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is at most, in points.
  open var maximumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is, in points.
  public final var primaryColumnWidth: Double { width(of: .primary) }
  /// How wide the supplementary column is to be, in points.
  open var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is to be, as a part of the whole.
  open var preferredSupplementaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is at least, in points.
  open var minimumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is at most, in points.
  open var maximumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How wide it is, in points.
  public final var supplementaryColumnWidth: Double { width(of: .supplementary) }

  // MARK: View controller

  /// Makes the view with the columns.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.backgroundColor = .systemGroupedBackground
    view.onLayout = { [weak self] in self?.layOutColumns() }
    self.view = view
  }
  /// Adds the columns. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }
  /// The size of a column in a window of another size, in points.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    guard let column = container as? ViewController else { return parentSize }
    return columnSize(of: column, in: parentSize)
  }
  /// The command that shows and hides the primary column.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + columnCommands }

  // MARK: Parts

  /// What was set for each column.
  package final var given: [Column: ViewController] = [:]
  /// What shows it: itself, or the navigation controller around it.
  final var holders: [Column: ViewController] = [:]
  /// The stacks of the columns that are away while they are one stack.
  final var keptStacks: [Column: [ViewController]] = [:]
  /// Which column each controller of the one stack comes from.
  final var homes: [ViewController: Column] = [:]
  final var collapsed = false
  final var isDecided = false
  final var mode = DisplayMode.automatic
  /// What the user chose in place of ``preferredDisplayMode``.
  final var chosenMode: DisplayMode?
  final lazy var edgePan = makeEdgePan()
  final let shade = View()
  final let line = View()
  final let secondLine = View()
  final var isMoving = false
  /// The columns were one stack when their state was saved and are not now, or the other way round.
  package final var keepsStacks = false
}
