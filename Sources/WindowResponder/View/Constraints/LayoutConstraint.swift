import ResponderConstraints
import ResponderRuntime

/// A rule for the positions and sizes of views. An attribute of one item is equal to, not less than, or not
/// greater than an attribute of another times a multiplier plus a constant.
///
///     title.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(title)
///     LayoutConstraint.activate([
///       title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
///       title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     ])
///
/// An item is a ``View`` or a ``LayoutGuide``. A constraint is in effect while it ``isActive``. Constraints
/// of the same tree are solved together, before layout. Follows `NSLayoutConstraint`.
@preconcurrency @MainActor open class LayoutConstraint {
  // A designated initializer, so that subclasses in other modules inherit it: they inherit no convenience
  // initializers, because one designated initializer is internal.
  /// Creates an inactive constraint: first = multiplier × second + constant, or with another relation.
  ///
  /// - Parameters:
  ///   - view1: A ``View`` or a ``LayoutGuide``.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between both sides.
  ///   - view2: A ``View`` or a ``LayoutGuide``, or `nil` for a constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The multiplier of the second attribute.
  ///   - c: The constant, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: Double, constant c: Double
  ) {
    let first = LayoutTerm(Self.item(view1), attr1)
    let second = view2.flatMap(Self.itemOrNil).map { LayoutTerm($0, attr2) }
    Self.check(first, second, multiplier: multiplier)
    Self.check(number: c)
    firstTerm = first
    secondTerm = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
  }

  /// Creates an empty constraint, for a variable that receives its real constraint later. It can be
  /// deactivated, but not activated. Follows `NSLayoutConstraint.init()`.
  public init() {
    firstTerm = LayoutTerm()
    secondTerm = nil
    relation = .equal
    multiplier = 1
    storedConstant = 0
  }

  /// Creates a constraint with two terms.
  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: Double = 1,
    constant: Double
  ) {
    Self.check(first, second, multiplier: multiplier)
    Self.check(number: constant)
    firstTerm = first
    secondTerm = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  // MARK: Terms

  /// The first item: a ``View`` or a ``LayoutGuide``, or `nil` if it was released.
  open var firstItem: AnyObject? { firstTerm.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstTerm.attribute }
  /// The second item, or `nil` for a constant.
  open var secondItem: AnyObject? { secondTerm?.item }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { secondTerm?.attribute ?? .notAnAttribute }
  /// The relation between both sides.
  public final let relation: Relation
  /// The multiplier of the second attribute.
  public final let multiplier: Double

  /// The anchor of the first item.
  open var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstTerm) }
  /// The anchor of the second item, or `nil` for a constant.
  open var secondAnchor: LayoutAnchor<AnyObject>? { secondTerm.map { LayoutAnchor($0) } }

  /// The constant, in points. It can be set at any time. To animate the change, call `layoutIfNeeded()` after
  /// it in a block of `View.animate`.
  open var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      Self.check(number: newValue)
      storedConstant = newValue
      engine?.constantDidChange(self)
    }
  }

  /// The priority of the constraint. The default is ``LayoutPriority/required``.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityDidChange(self) } }
  }

  /// A name for messages.
  open var identifier: String?

  /// A Boolean value that indicates whether the constraint is archived. It is stored and has no effect,
  /// because archives are not supported.
  open var shouldBeArchived = false

  // MARK: Activation

  /// A Boolean value that indicates whether the constraint is active. Setting it adds the constraint to the
  /// nearest common ancestor of both items, or removes it from there. If there is no such view, the program
  /// ends with a message.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Visual format

  /// Creates the constraints of a line of the visual format language, such as
  /// `"H:|-[name]-8-[field(>=60)]|"`.
  ///
  /// If the format is not valid, the program ends with a message that shows the position of the error.
  /// Follows `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - opts: The alignment of the views in the line, and its direction.
  ///   - metrics: Numbers, in points, by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try VisualFormat.constraints(format, opts, metrics ?? [:], views)
    } catch {
      preconditionFailure(error.message)
    }
  }

  // MARK: For the engine

  final let firstTerm: LayoutTerm
  final let secondTerm: LayoutTerm?
  private final var storedConstant: Double
  /// The view that owns the constraint, or `nil` if it is not active.
  final var holder: View? {
    get { holderLink.target }
    set { holderLink.target = newValue }
  }
  private final var holderLink = BackLink<View>()
  /// The engine that solves the constraint, or `nil` if it is not active.
  final var engine: ConstraintEngine? {
    get { engineLink.target }
    set { engineLink.target = newValue }
  }
  private final var engineLink = BackLink<ConstraintEngine>()
  /// The index of the constraint among the engine's members.
  final var memberIndex = 0
  /// The constraint's identifier in the solver, or `nil` if it was not added yet, or is disabled.
  final var solverID: ConstraintID?
  /// A Boolean value that indicates whether the constant depends on margins, baselines or content offsets.
  final var isVarying = false
  /// The number of constraints that were activated before this one.
  final var serial = 0
  /// A Boolean value that indicates whether the constraint is disabled because of a conflict.
  final var isBroken = false
  /// A Boolean value that indicates whether the constraint waits to be added to the solver or updated in it.
  final var isWaiting = false
}

/// An item that constraints can use: a view or a guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view, or the view that owns the guide.
  var layoutView: View? { get }
  /// The active constraints that use the item.
  var constraintsTouching: [LayoutConstraint] { get set }
}
