import ResponderConstraints
import ResponderRuntime

/// The variables of a view or a guide in the solver: its position in its superview or owning view, and its
/// size.
@MainActor final class ConstraintNode {
  var engine: ConstraintEngine? {
    get { engineLink.target }
    set { engineLink.target = newValue }
  }
  private var engineLink = BackLink<ConstraintEngine>()
  /// The item. A view leaves its superview, and a guide its view, before it is released.
  unowned(unsafe) let item: any LayoutItem
  /// The view, or `nil` for a guide.
  unowned(unsafe) let view: View?
  /// The node of the superview or the owning view, or `nil` for the root.
  let parent: ConstraintNode?

  // The properties are read for every node at every change, on the main actor only.

  @exclusivity(unchecked) var x: ConstraintVariable
  @exclusivity(unchecked) var y: ConstraintVariable
  @exclusivity(unchecked) var width: ConstraintVariable
  @exclusivity(unchecked) var height: ConstraintVariable
  /// The size of the scrolled content.
  @exclusivity(unchecked) var contentWidth: ConstraintVariable?
  @exclusivity(unchecked) var contentHeight: ConstraintVariable?

  /// The distances by which the frame extends beyond the alignment rectangle, in points.
  @exclusivity(unchecked) var insets = EdgeInsets.zero
  /// A Boolean value that indicates whether position and size are set from outside, by the constraints in
  /// `given`.
  @exclusivity(unchecked) var isFixed = false
  @exclusivity(unchecked) var given: [Given] = []

  @exclusivity(unchecked) var widthRequest = SizeRequest()
  @exclusivity(unchecked) var heightRequest = SizeRequest()
  /// A Boolean value that indicates whether the intrinsic size has to be read again.
  @exclusivity(unchecked) var isStale = true
  /// The view that provides the height for a width, or `nil` if the height does not depend on it.
  @exclusivity(unchecked) var wrapping: (any WrappingView)?
  @exclusivity(unchecked) var wraps = false
  /// The natural width without a limit.
  @exclusivity(unchecked) var naturalWidth = 0.0
  @exclusivity(unchecked) var wrappedWidth = -1.0
  /// A Boolean value that indicates whether baselines are used.
  @exclusivity(unchecked) var usesBaseline = false
  @exclusivity(unchecked) var firstBaseline = 0.0
  @exclusivity(unchecked) var lastBaseline = 0.0

  /// The origin of the frame in the root, in points, as solved.
  @exclusivity(unchecked) var exact = Point.zero
  @exclusivity(unchecked) var rounded = Point.zero
  /// The frame on the pixel grid, in the superview.
  @exclusivity(unchecked) var frame = Rect.zero

  /// A value that is set from outside.
  struct Given {
    let variable: ConstraintVariable
    var id: ConstraintID?
    var value: Double
    var priority: Float
  }

  /// The constraints of an intrinsic length: two, or one if both priorities are equal.
  struct SizeRequest {
    var value = -1.0
    var hugging: ConstraintID?
    var resistance: ConstraintID?
    var huggingPriority: Float = 0
    var resistancePriority: Float = 0
    /// The limit against a negative length, or `nil` before it is needed.
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

  /// Creates the variables again in a new solver.
  func reset(_ solver: inout ConstraintSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
    contentWidth = nil
    contentHeight = nil
    widthRequest = SizeRequest()
    heightRequest = SizeRequest()
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

  /// All constraints of the node in the solver, except those between items.
  var ownIDs: [ConstraintID] {
    let wishes = [widthRequest, heightRequest]
    return given.compactMap(\.id)
      + wishes.flatMap { [$0.hugging, $0.resistance, $0.floor].compactMap { $0 } }
  }
}

/// A view whose height depends on its width, such as text of several lines.
@MainActor package protocol WrappingView: View {
  /// A Boolean value that indicates whether the height depends on the width at present.
  var wrapsToWidth: Bool { get }
  /// Returns the size in a width, in points.
  func wrappedSize(forWidth width: Double) -> Size
}
