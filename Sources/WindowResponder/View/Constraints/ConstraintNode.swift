import ResponderConstraints

/// A view or a guide as the solver knows it: where it begins in its superview, or in the view that owns it,
/// and how large it is.
@MainActor final class ConstraintNode {
  var engine: ConstraintEngine? {
    get { engineLink.target }
    set { engineLink.target = newValue }
  }
  private var engineLink = BackLink<ConstraintEngine>()
  /// A view leaves its superview, and a guide its view, before it goes.
  unowned(unsafe) let item: any LayoutItem
  /// The view; nil for a guide.
  unowned(unsafe) let view: View?
  /// The node of the superview, or of the view that owns it; nil for the root.
  let parent: ConstraintNode?

  // They are read for every node at every change, on the main actor alone.

  @exclusivity(unchecked) var x: ConstraintVariable
  @exclusivity(unchecked) var y: ConstraintVariable
  @exclusivity(unchecked) var width: ConstraintVariable
  @exclusivity(unchecked) var height: ConstraintVariable
  /// The size of what is scrolled in it.
  @exclusivity(unchecked) var contentWidth: ConstraintVariable?
  @exclusivity(unchecked) var contentHeight: ConstraintVariable?

  /// How far the frame goes beyond what is aligned, in points.
  @exclusivity(unchecked) var insets = EdgeInsets.zero
  /// The place and size are given from outside, by these constraints.
  @exclusivity(unchecked) var isFixed = false
  @exclusivity(unchecked) var given: [Given] = []

  @exclusivity(unchecked) var widthWish = SizeWish()
  @exclusivity(unchecked) var heightWish = SizeWish()
  /// The size by nature is to be asked for anew.
  @exclusivity(unchecked) var isStale = true
  /// What tells the height for a width; nil where none depends on it.
  @exclusivity(unchecked) var wrapping: (any WrappingView)?
  @exclusivity(unchecked) var wraps = false
  /// The width by nature, without a limit, and that for which the height is known.
  @exclusivity(unchecked) var naturalWidth = 0.0
  @exclusivity(unchecked) var wrappedWidth = -1.0
  /// Whether baselines are asked for, and where they are, from the top and from the bottom.
  @exclusivity(unchecked) var usesBaseline = false
  @exclusivity(unchecked) var firstBaseline = 0.0
  @exclusivity(unchecked) var lastBaseline = 0.0

  /// Where the frame begins in the root, in points: as solved, and on the pixel grid.
  @exclusivity(unchecked) var exact = Point.zero
  @exclusivity(unchecked) var rounded = Point.zero
  /// The frame on the pixel grid, in the superview.
  @exclusivity(unchecked) var frame = Rect.zero

  /// A number that is given from outside.
  struct Given {
    let variable: ConstraintVariable
    var id: ConstraintID?
    var value: Double
    var priority: Float
  }

  /// A size that content has by nature: two constraints, or one where both count the same.
  struct SizeWish {
    var value = -1.0
    var hugging: ConstraintID?
    var resistance: ConstraintID?
    var huggingPriority: Float = 0
    var resistancePriority: Float = 0
    /// Keeps the length from going below zero; nil until it would have.
    var floor: ConstraintID?
  }

  init(_ item: any LayoutItem, parent: ConstraintNode?, _ solver: inout ConstraintSolver) {
    self.item = item
    view = item as? View
    self.parent = parent
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// Takes variables of a new solver, which knows nothing of it.
  func reset(_ solver: inout ConstraintSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
    contentWidth = nil
    contentHeight = nil
    widthWish = SizeWish()
    heightWish = SizeWish()
    given = []
    isStale = true
    wrappedWidth = -1
  }

  func start(_ axis: LayoutConstraint.Axis) -> ConstraintVariable { axis == .horizontal ? x : y }
  func length(_ axis: LayoutConstraint.Axis) -> ConstraintVariable {
    axis == .horizontal ? width : height
  }
  func insetBefore(_ axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? insets.left : insets.top
  }
  func insetAfter(_ axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? insets.right : insets.bottom
  }

  /// All that the solver has of it besides constraints between items.
  var ownIDs: [ConstraintID] {
    let wishes = [widthWish, heightWish]
    return given.compactMap(\.id)
      + wishes.flatMap { [$0.hugging, $0.resistance, $0.floor].compactMap { $0 } }
  }
}

/// A view whose height depends on its width: a text of several lines.
@MainActor package protocol WrappingView: View {
  /// Whether it does at present.
  var wrapsToWidth: Bool { get }
  /// The size in a width, in points.
  func wrappedSize(forWidth width: Double) -> Size
}
