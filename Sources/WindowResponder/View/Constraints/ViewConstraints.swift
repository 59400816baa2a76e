/// The constraint data of a view. Most views have none.
@MainActor final class ViewConstraints {
  /// The active constraints that the view owns: `View.constraints`.
  var held: [LayoutConstraint] = []
  /// The active constraints that use the view.
  var touching: [LayoutConstraint] = []
  /// The guides that were added.
  var guides: [LayoutGuide] = []
  /// The engine of the constraints in the view, if no ancestor's engine solves them.
  var engine: ConstraintEngine?
  /// The view's node in the engine of its superview.
  var node: ConstraintNode?
  /// A Boolean value that indicates whether a constraint crosses the view's boundary, although its frame is
  /// set from outside.
  var isOpen = false
  /// The origin of the bounds for which constraints were last solved.
  var origin = Point.zero

  // The view's own guides, created on first access.
  var safeArea: LayoutGuide?
  var margins: LayoutGuide?
  var readable: LayoutGuide?
  var keyboard: LayoutGuide?
  var content: LayoutGuide?
  var frame: LayoutGuide?
  var top: LayoutGuide?
  var bottom: LayoutGuide?

  /// A Boolean value that indicates whether constraints in the view depend on margins, baselines or its
  /// content offset.
  var variesWithin = false
}

extension View: LayoutItem {
  var layoutView: View? { self }

  var constraintsTouching: [LayoutConstraint] {
    get { constraintBox?.touching ?? [] }
    _modify {
      let box = makeConstraintBox()
      yield &box.touching
    }
  }

  /// Returns the view's constraint data. If there is none, it is created.
  func makeConstraintBox() -> ViewConstraints {
    if let constraintBox { return constraintBox }
    let box = ViewConstraints()
    constraintBox = box
    markForConstraintUpdate()
    return box
  }
}
