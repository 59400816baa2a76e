/// A view controller with columns, side by side in a wide window and as one stack in a narrow one. Follows
/// `UISplitViewController`.
///
///     let split = SplitViewController(style: .doubleColumn)
///     split.setViewController(folders, for: .primary)
///     split.setViewController(message, for: .secondary)
///
/// In a window narrower than ``narrowWidth`` the columns collapse into one stack. The delegate chooses its
/// top. In a wider window the columns separate again.
@preconcurrency @MainActor open class SplitViewController: ViewController {
  /// The number of columns. Follows `UISplitViewController.Style`, with its values.
  public enum Style: Int, Sendable {
    /// Two columns, set with ``SplitViewController/viewControllers``.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column. Follows `UISplitViewController.Column`, with its values.
  public enum Column: Int, Sendable, CaseIterable {
    /// The primary column, with the first selection.
    case primary = 0
    /// The supplementary column, with the second selection of three columns.
    case supplementary = 1
    /// The secondary column, with the selected content.
    case secondary = 2
    /// The controller that is shown instead of the columns in a narrow window.
    case compact = 3
  }

  /// The visible columns. Follows `UISplitViewController.DisplayMode`, with its values.
  public enum DisplayMode: Int, Sendable {
    /// The width of the window decides.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One more column is beside the secondary column.
    case oneBesideSecondary = 2
    /// One more column is over the secondary column.
    case oneOverSecondary = 3
    /// Both other columns are beside the secondary column.
    case twoBesideSecondary = 4
    /// Both other columns are over the secondary column.
    case twoOverSecondary = 5
    /// Both other columns are beside the secondary column, and displace it partly out of the window.
    case twoDisplaceSecondary = 6
  }

  /// The way in which the columns share the window. Follows `UISplitViewController.SplitBehavior`, with its
  /// values.
  public enum SplitBehavior: Int, Sendable {
    /// The width of the window decides.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The other columns are over the secondary column.
    case overlay = 2
    /// The other columns displace the secondary column.
    case displace = 3
  }

  /// The edge of the primary column. Follows `UISplitViewController.PrimaryEdge`, with its values.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background of the primary column. Follows `UISplitViewController.BackgroundStyle`, with its values.
  public enum BackgroundStyle: Int, Sendable {
    /// The column's own background.
    case none = 0
    /// The background of a sidebar, a little darker than that of other columns.
    case sidebar = 1
  }

  /// A value for widths that the controller chooses. Its value is UIKit's, and differs from that of tables.
  public static let automaticDimension = -Double.greatestFiniteMagnitude
  /// The width of a window below which the columns are collapsed, in points.
  public static let narrowWidth = 600.0

  /// The number of columns.
  public final let style: Style

  /// Creates a controller for two ``viewControllers``.
  public init() {
    style = .unspecified
    super.init()
  }

  /// Creates a controller for two ``viewControllers``. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The delegate that controls and observes the columns. The reference is weak.
  open weak var delegate: (any SplitViewControllerDelegate)?

  // MARK: Columns

  /// Sets the view controller of a column. If it is not a navigation controller, it is embedded in one.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    set(viewController, column)
  }
  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> ViewController? { given[column] }
  /// The controllers of the columns. If the columns are collapsed, the array has only the stack.
  open var viewControllers: [ViewController] {
    get { shownControllers }
    set { setPair(newValue) }
  }
  /// Shows a column over or beside the others, or on top of the stack, with the columns before it below.
  ///
  /// Showing the secondary column hides columns that cover it.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column. In a stack, only the column on top can be hidden.
  open func hide(_ column: Column) { hideColumn(column) }
  /// A Boolean value that indicates whether the columns are collapsed into one stack.
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

  /// Saves which columns are visible. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(coder)
  }
  /// Restores which columns are visible. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeColumns(coder)
  }

  // MARK: Display

  /// The current display mode. Before the columns are shown, it is the mode in which they will be shown. It
  /// is never `.automatic`.
  public final var displayMode: DisplayMode { mode == .automatic ? wantedMode : mode }
  /// The preferred display mode. A mode that ``preferredSplitBehavior`` does not allow stands for the mode of
  /// that behavior with the same columns, unless ``presentsWithGesture`` is `false`. The default is
  /// `.automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      changeMode(to: wantedMode, animated: View.inheritedAnimationDuration > 0)
    }
  }
  /// The preferred split behavior. The default is `.automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { changeMode(to: wantedMode, animated: false) }
  }
  /// The current split behavior.
  public final var splitBehavior: SplitBehavior { behavior }
  /// A Boolean value that indicates whether a touch from the edge and a button in the bar show hidden
  /// columns. The default is `true`.
  open var presentsWithGesture = true {
    didSet { changeMode(to: wantedMode, animated: false) }
  }
  /// A Boolean value that indicates whether the bar of the secondary column has a button that hides the other
  /// columns beside it, and shows them again. The default is `false`.
  open var showsSecondaryOnlyButton = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// A button that shows and hides the primary column.
  public final lazy var displayModeButtonItem = makeModeButton()
  /// The edge of the primary column. The default is `.leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The background of the primary column. It is visible where the column's controller has none, as a list
  /// with the appearance of a sidebar. The default is `.none`.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the primary column as a fraction of the whole width. The default is
  /// ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column, in points. The default is ``automaticDimension``.
  open var minimumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column, in points. The default is ``automaticDimension``.
  open var maximumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The current width of the primary column, in points.
  public final var primaryColumnWidth: Double { width(of: .primary) }
  /// The preferred width of the supplementary column, in points. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the supplementary column as a fraction of the whole width. The default is
  /// ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column, in points. The default is ``automaticDimension``.
  open var minimumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the supplementary column, in points. The default is ``automaticDimension``.
  open var maximumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The current width of the supplementary column, in points.
  public final var supplementaryColumnWidth: Double { width(of: .supplementary) }

  // MARK: View controller

  /// Creates the view with the columns.
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
  /// Returns the size of a column in a window of another size, in points.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    guard let column = container as? ViewController else { return parentSize }
    return columnSize(of: column, in: parentSize)
  }
  /// The key commands, with the one that shows and hides the primary column.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + columnCommands }

  // MARK: Internal state

  /// The controllers that were set for the columns.
  package final var given: [Column: ViewController] = [:]
  /// The controllers in the columns: those that were set, or the navigation controllers around them.
  final var holders: [Column: ViewController] = [:]
  /// The stacks of the columns that are hidden while the columns are collapsed.
  final var keptStacks: [Column: [ViewController]] = [:]
  /// The column of each controller in the collapsed stack.
  final var homes: [ViewController: Column] = [:]
  final var collapsed = false
  final var isDecided = false
  final var mode = DisplayMode.automatic
  /// The display mode that the user has chosen instead of ``preferredDisplayMode``.
  final var chosenMode: DisplayMode?
  final lazy var edgePan = makeEdgePan()
  final let shade = View()
  final let line = View()
  final let secondLine = View()
  final let sidebarGround = SidebarGround()
  final lazy var secondaryOnlyItem = makeSecondaryOnlyItem()
  /// The display mode before the columns beside the secondary one were hidden, or `nil`.
  final var modeBeforeHiding: DisplayMode?
  final var isMoving = false
  /// A Boolean value that indicates whether the columns were collapsed when their state was saved and are not
  /// now, or the reverse.
  package final var keepsStacks = false
}
