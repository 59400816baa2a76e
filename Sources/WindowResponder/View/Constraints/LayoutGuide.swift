/// A rectangle that takes part in layout like a view, and is never seen. Follows `UILayoutGuide`.
///
///     let middle = LayoutGuide()
///     view.addLayoutGuide(middle)
///     middle.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
///
/// Views have guides of their own too, as ``View/safeAreaLayoutGuide``, which constraints cannot move.
@preconcurrency @MainActor open class LayoutGuide: LayoutItem {
  /// Creates a guide, which belongs to no view yet.
  public init() {
    role = .own
  }

  init(_ role: Role, of view: View) {
    self.role = role
    owner = view
  }

  /// What the guide stands for.
  enum Role {
    /// What constraints say.
    case own
    /// The view's bounds without insets, and their name.
    case inset(String, @MainActor (View) -> EdgeInsets)
    /// What a scroll view scrolls.
    case content
    /// A scroll view's frame, as seen from its content.
    case frame
  }

  final let role: Role
  private final var ownerLink = BackLink<View>()
  private final var owner: View? {
    get { ownerLink.target }
    set { ownerLink.target = newValue }
  }

  /// The view that it belongs to. Setting it is the same as `View.addLayoutGuide(_:)`.
  open var owningView: View? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.lose(self)
      owner = newValue
      newValue?.take(self)
    }
  }

  /// Where it is, in its view's coordinates, in points; as of the last layout.
  open var layoutFrame: Rect { findFrame() }

  /// A name for messages and for you.
  open var identifier = ""

  /// Whether constraints leave it more than one place.
  open var hasAmbiguousLayout: Bool { owner.map { isAmbiguous(in: $0) } ?? false }

  /// The constraints that speak of it and count, along an axis.
  open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsTouching.filter { $0.firstAttribute.axis == axis }
  }

  // MARK: For the engine

  final var layoutView: View? { owner }
  final var constraintsTouching: [LayoutConstraint] = []
  /// What it is in the engine of its view.
  final var node: ConstraintNode?

  /// Its name after that of its view.
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
  /// The upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutTerm(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
}
