import ResponderRuntime
import ResponderSystem

/// The base class's implementation of the members of `View` that concern constraints.
extension View {
  // MARK: Values

  /// The value of a dimension of ``ConstrainedResponder/intrinsicContentSize`` that the content does not
  /// determine.
  public static let noIntrinsicMetric = -1.0
  /// A target of ``ConstrainedResponder/systemLayoutSizeFitting(_:)`` for the smallest possible size.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target of ``ConstrainedResponder/systemLayoutSizeFitting(_:)`` for the largest possible size.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  // MARK: Constraints of the view

  func hold(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    let nearest = constraint.nearestView
    guard let nearest, nearest.isDescendant(of: self) else {
      preconditionFailure(
        "The view hierarchy is not prepared for the constraint: it may only be added to a view that "
          + "holds all its items. It says: \(constraint)")
    }
    constraint.activate(in: self, nearest: nearest)
  }

  func release(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  // MARK: Guides

  func take(_ guide: LayoutGuide) {
    let box = makeConstraintBox()
    if !box.guides.contains(where: { $0 === guide }) { box.guides.append(guide) }
  }

  func lose(_ guide: LayoutGuide) {
    for constraint in guide.constraintsTouching { constraint.deactivate() }
    constraintBox?.guides.removeAll { $0 === guide }
    guide.node?.engine?.removeNode(of: guide)
    guide.node = nil
  }

  /// Returns one of the view's own guides. Created on first access.
  func ownGuide(
    _ path: ReferenceWritableKeyPath<ViewConstraints, LayoutGuide?>, _ role: LayoutGuide.Role,
    _ identifier: String
  ) -> LayoutGuide {
    let box = makeConstraintBox()
    if let guide = box[keyPath: path] { return guide }
    let guide = LayoutGuide(role, of: self)
    guide.identifier = identifier
    box[keyPath: path] = guide
    return guide
  }

  /// The guide of the safe area.
  var madeSafeAreaGuide: LayoutGuide {
    ownGuide(
      \.safeArea, .inset("safeAreaLayoutGuide") { $0.safeAreaInsets }, "safeAreaLayoutGuide")
  }

  var madeMarginsGuide: LayoutGuide {
    ownGuide(\.margins, .inset("layoutMarginsGuide") { $0.layoutMargins }, "layoutMarginsGuide")
  }

  var madeReadableGuide: LayoutGuide {
    ownGuide(
      \.readable, .inset("readableContentGuide") { $0.readableInsets }, "readableContentGuide")
  }

  /// The guide of the area that is covered at the top.
  var madeTopGuide: LayoutGuide {
    ownGuide(
      \.top,
      .inset("topLayoutGuide") { view in
        EdgeInsets(bottom: view.bounds.height - view.safeAreaInsets.top)
      }, "topLayoutGuide")
  }

  /// The guide of the area that is covered at the bottom.
  var madeBottomGuide: LayoutGuide {
    ownGuide(
      \.bottom,
      .inset("bottomLayoutGuide") { view in
        EdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom)
      }, "bottomLayoutGuide")
  }

  var madeKeyboardGuide: KeyboardLayoutGuide {
    let box = makeConstraintBox()
    if let guide = box.keyboard as? KeyboardLayoutGuide { return guide }
    let guide = KeyboardLayoutGuide(
      .inset("keyboardLayoutGuide") { view in
        let guide = view.constraintBox?.keyboard as? KeyboardLayoutGuide
        let covered = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
        return EdgeInsets(top: max(0, view.bounds.height - covered))
      }, of: self)
    guide.identifier = "keyboardLayoutGuide"
    box.keyboard = guide
    return guide
  }

  /// The largest padding of the keyboard guides of the view and its superviews, in points.
  var shownKeyboardDismissPadding: Double {
    let guide = constraintBox?.keyboard as? KeyboardLayoutGuide
    return max(guide?.keyboardDismissPadding ?? 0, superview?.shownKeyboardDismissPadding ?? 0)
  }

  /// The largest width of text that is easy to read, in points.
  private static var readableWidth: Double { 672 }

  /// The margins, increased if the view is wider than the readable width.
  private var readableInsets: EdgeInsets {
    var insets = layoutMargins
    let width = geometry.bounds.width - insets.left - insets.right
    let extra = max(0, width - Self.readableWidth) / 2
    insets.left += extra
    insets.right += extra
    return insets
  }

  // MARK: Sizes

  /// Returns the fitting size, as the base class's `systemLayoutSizeFitting` does.
  func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    // The nodes of new constraints are created when the engine takes them.
    let isOpen = constraintBox?.isOpen ?? false
    let outer = isOpen ? layoutRoot.constraintBox?.engine : nil
    if let engine = interiorEngine ?? outer {
      return engine.fit(self, target, horizontal, vertical)
    }
    if let inner = subviews.first(where: { $0.fillsSuperview && $0.hasConstraintsInside }) {
      return fittingSize(around: inner, target, horizontal, vertical)
    }
    return plainFittingSize(target, horizontal, vertical)
  }

  /// Returns the size in a width, in points. It is determined by the constraints in the view, or by
  /// `sizeThatFits(_:)` if there are none. A width of 0 is no limit.
  package func contentSize(inWidth width: Double) -> Size {
    updateConstraintsIfNeeded()
    guard hasConstraintsInside else { return sizeThatFits(Size(width: width, height: 0)) }
    return systemLayoutSizeFitting(
      Size(width: width, height: 0),
      withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// A Boolean value that indicates whether constraints or a stack's content determine the view's size.
  package var hasConstraintsInside: Bool {
    constraintBox?.engine != nil || constraintBox?.isOpen ?? false
      || subviews.contains { $0.fillsSuperview && $0.constraintBox?.engine != nil }
  }

  /// A Boolean value that indicates whether the view's autoresizing mask makes it follow its superview's
  /// size.
  private var fillsSuperview: Bool {
    layout.translatesMask
      && layout.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
  }

  private func fittingSize(
    around inner: View, _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    let rest = Size(
      width: bounds.width - inner.bounds.width, height: bounds.height - inner.bounds.height)
    var target = target
    target.width = max(0, target.width - rest.width)
    target.height = max(0, target.height - rest.height)
    let size = inner.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return Size(width: size.width + rest.width, height: size.height + rest.height)
  }

  private func plainFittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    var natural = intrinsicContentSize
    let keepsWidth = horizontal > contentHuggingPriority(for: .horizontal)
    if keepsWidth, let wrapping = self as? any WrappingView, wrapping.wrapsToWidth {
      natural = wrapping.wrappedSize(forWidth: target.width)
    }
    func length(
      _ natural: Double, _ target: Double, _ priority: LayoutPriority, _ axis: LayoutConstraint.Axis
    ) -> Double {
      guard natural >= 0 else { return target }
      let limit =
        natural > target
        ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
      return priority > limit ? target : natural
    }
    return Size(
      width: length(natural.width, target.width, horizontal, .horizontal),
      height: length(natural.height, target.height, vertical, .vertical))
  }

  // MARK: Debugging

  /// A Boolean value that indicates whether constraints permit more than one position or size. It is slow and
  /// intended for debugging. Follows `UIView.hasAmbiguousLayout`.
  public var hasAmbiguousLayout: Bool {
    guard let node = constraintBox?.node else { return false }
    return node.engine?.isAmbiguous(node) ?? false
  }

  /// Moves the view to another position that its constraints permit, if there is one, until the next change.
  /// Intended for debugging. Follows `UIView.exerciseAmbiguityInLayout()`.
  public func exerciseAmbiguityInLayout() {
    guard let node = constraintBox?.node else { return }
    node.engine?.exerciseAmbiguity(of: node)
  }

  /// Returns the active constraints that use the view, along an axis. Intended for debugging. Follows
  /// `UIView.constraintsAffectingLayout(for:)`.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    constraintsTouching.filter { $0.firstTerm.attribute.axis == axis }
  }
}

extension ConstraintEngine {
  /// Removes the node of a guide that no constraint uses any more.
  func removeNode(of guide: LayoutGuide) {
    guard let node = guide.node else { return }
    removed.append(contentsOf: node.ownIDs)
    node.engine = nil
    nodes.removeAll { $0 === node }
  }
}

/// The views whose `updateConstraints()` is called before the next layout.
@MainActor enum ConstraintUpdates {
  private struct Entry {
    let link: BackLink<View>
    var view: View? { link.target }
  }
  private static var waiting: [Entry] = []
  /// The number of entries at which those of released views are removed.
  private static var limit = 64

  static var isEmpty: Bool { waiting.isEmpty }

  static func add(_ view: View) {
    if waiting.count >= limit {
      waiting.removeAll { $0.view == nil }
      limit = max(64, waiting.count * 2)
    }
    waiting.append(Entry(link: BackLink(view)))
  }

  /// Updates the constraints of the views in a view, from the innermost outwards.
  static func run(in top: View) {
    for _ in 0..<8 {
      var due: [(depth: Int, view: View)] = []
      waiting.removeAll { entry in
        guard let view = entry.view else { return true }
        guard view.isDescendant(of: top) else { return false }
        due.append((view.depth, view))
        return true
      }
      if due.isEmpty { return }
      for (_, view) in due.ordered(by: { $0.depth > $1.depth }) where view.layout.needsUpdate {
        view.layout.needsUpdate = false
        if let controller = view.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }
}

extension View {
  /// Marks the view, as the base class's `setNeedsUpdateConstraints()` does.
  func markForConstraintUpdate() {
    guard !layout.needsUpdate else { return }
    layout.needsUpdate = true
    ConstraintUpdates.add(self)
    markForLayout()
  }
}
