import ResponderRuntime

/// A rectangle that takes part in layout as a view does, and is not visible. Follows `UILayoutGuide`.
///
///     let middle = LayoutGuide()
///     view.addLayoutGuide(middle)
///     middle.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
///
/// Views also have their own guides, such as ``ConstrainedResponder/safeAreaLayoutGuide``, which constraints
/// cannot move.
@preconcurrency @MainActor open class LayoutGuide: LayoutItem {
  /// Creates a guide without an owning view.
  public init() {
    role = .own
  }

  init(_ role: Role, of view: View) {
    self.role = role
    owner = view
  }

  /// The role of a guide, which determines its rectangle.
  enum Role {
    /// The rectangle is determined by constraints.
    case own
    /// The rectangle is the view's bounds without insets. The string is the guide's name.
    case inset(String, @MainActor (View) -> EdgeInsets)
    /// The rectangle is the content of a scroll view.
    case content
    /// The rectangle is the frame of a scroll view, in relation to its content.
    case frame
  }

  final let role: Role
  private final var ownerLink = BackLink<View>()
  private final var owner: View? {
    get { ownerLink.target }
    set { ownerLink.target = newValue }
  }

  /// The view that owns the guide. Setting it is the same as calling `View.addLayoutGuide(_:)`.
  open var owningView: View? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.lose(self)
      owner = newValue
      newValue?.take(self)
    }
  }

  /// The rectangle of the guide after the last layout, in the coordinates of its owning view, in points.
  open var layoutFrame: Rect { findFrame() }

  /// A name for messages and for the application.
  open var identifier = ""

  /// A Boolean value that indicates whether constraints permit more than one position or size.
  open var hasAmbiguousLayout: Bool { owner.map { isAmbiguous(in: $0) } ?? false }

  /// Returns the active constraints that use the guide, along an axis.
  open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsTouching.filter { $0.firstAttribute.axis == axis }
  }

  // MARK: For the engine

  final var layoutView: View? { owner }
  final var constraintsTouching: [LayoutConstraint] = []
  /// The guide's node in the engine of its view.
  final var node: ConstraintNode?

  /// The name of the guide within its view.
  final var nameInOwner: String {
    if !identifier.isEmpty { return identifier }
    switch role {
    case .own: return "LayoutGuide"
    case .inset(let name, _): return name
    case .content: return "contentLayoutGuide"
    case .frame: return "frameLayoutGuide"
    }
  }

  private func findFrame() -> Rect {
    guard let owner else { return .zero }
    switch role {
    case .own: return node?.frame ?? .zero
    case .inset(_, let insets):
      let bounds = Rect(origin: .zero, size: owner.bounds.size)
      return bounds.inset(by: insets(owner))
    case .content: return Rect(origin: .zero, size: owner.scrolledSize)
    case .frame: return owner.bounds
    }
  }

  private func isAmbiguous(in owner: View) -> Bool {
    guard let node else { return false }
    return node.engine?.isAmbiguous(node) ?? false
  }
}

extension LayoutGuide {
  /// The leading edge.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .height)) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
}
