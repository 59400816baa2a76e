import ResponderConstraints

/// A rule about the places and sizes of views: one attribute of an item is the other's, some times, and a
/// number more, or not above that, or not below.
///
///     title.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(title)
///     LayoutConstraint.activate([
///       title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
///       title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     ])
///
/// An item is a ``View`` or a ``LayoutGuide``. A constraint counts while it ``isActive``. Those of the same
/// tree are solved together, before layout. Follows `NSLayoutConstraint`.
@preconcurrency @MainActor open class LayoutConstraint {
  /// Creates a constraint, which is not active: first = multiplier × second + constant, or its like.
  ///
  /// - Parameters:
  ///   - view1: A ``View`` or a ``LayoutGuide``.
  ///   - attr1: What of it.
  ///   - relation: How both compare.
  ///   - view2: The same as the first, or nil for a number alone.
  ///   - attr2: What of the second.
  ///   - multiplier: How many times the second counts.
  ///   - c: What is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: Double, constant c: Double
  ) {
    self.init(
      LayoutTerm(Self.item(view1), attr1), relation,
      view2.flatMap(Self.itemOrNil).map { LayoutTerm($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Creates a constraint that says nothing, for a variable that gets its real one later: it can be
  /// deactivated, and not activated. Follows `NSLayoutConstraint.init()`.
  public init() {
    firstTerm = LayoutTerm()
    secondTerm = nil
    relation = .equal
    multiplier = 1
    storedConstant = 0
  }

  /// Creates a constraint of two terms.
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

  // MARK: What it says

  /// The first item: a ``View`` or a ``LayoutGuide``; nil once it is gone.
  open var firstItem: AnyObject? { firstTerm.item }
  /// What of the first item.
  open var firstAttribute: Attribute { firstTerm.attribute }
  /// The second item; nil for a number alone.
  open var secondItem: AnyObject? { secondTerm?.item }
  /// What of the second item.
  open var secondAttribute: Attribute { secondTerm?.attribute ?? .notAnAttribute }
  /// How the sides compare.
  public final let relation: Relation
  /// How many times the second counts.
  public final let multiplier: Double

  /// The first anchor: what the constraint says of ``firstItem``.
  open var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstTerm) }
  /// The second anchor; nil for a number alone.
  open var secondAnchor: LayoutAnchor<AnyObject>? { secondTerm.map { LayoutAnchor($0) } }

  /// What is added to the second, in points. It may be set at any time; within `View.animate`, with
  /// `layoutIfNeeded()` after it, what changes is animated.
  open var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      Self.check(number: newValue)
      storedConstant = newValue
      engine?.constantDidChange(self)
    }
  }

  /// How much it counts against others; ``LayoutPriority/required`` at the start.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityDidChange(self) } }
  }

  /// A name for messages.
  open var identifier: String?

  /// Whether it is to be kept in archives, of which there are none. It is only remembered.
  open var shouldBeArchived = false

  // MARK: Whether it counts

  /// Whether it counts. Setting it adds it to the nearest view that holds both items, or takes it from
  /// there; with no such view the program ends, with a sentence that tells.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes constraints count.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints count no longer.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Visual format

  /// The constraints that a line of the visual format language says, as `"H:|-[name]-8-[field(>=60)]|"`.
  ///
  /// A format that cannot be read ends the program with a message that shows where. Follows
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - opts: How the views of the line are aligned, and in which direction it runs.
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
  /// The view that holds it; nil while it does not count.
  final var holder: View? {
    get { holderLink.target }
    set { holderLink.target = newValue }
  }
  private final var holderLink = BackLink<View>()
  /// What solves it; nil while it does not count.
  final var engine: ConstraintEngine? {
    get { engineLink.target }
    set { engineLink.target = newValue }
  }
  private final var engineLink = BackLink<ConstraintEngine>()
  /// Its place among the engine's.
  final var place = 0
  /// What it is in the solver; nil where it is not in it yet, or was given up.
  final var solverID: ConstraintID?
  /// Whether its constant depends on margins, baselines or how far something is scrolled.
  final var isVarying = false
  /// How many were made to count before it.
  final var serial = 0
  /// Whether it was given up because it cannot hold.
  final var isBroken = false
  /// Whether it waits to be given to the solver, or to be given another constant.
  final var isWaiting = false
}

/// What constraints speak of: views and guides.
@MainActor protocol LayoutItem: AnyObject {
  /// The view, or the view that owns the guide.
  var layoutView: View? { get }
  /// The constraints that speak of it and count.
  var constraintsTouching: [LayoutConstraint] { get set }
}
