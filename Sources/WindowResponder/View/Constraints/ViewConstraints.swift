/// What a view keeps that has to do with constraints: most have none of it.
@MainActor final class ViewConstraints {
  /// The constraints that count and are kept here: `View.constraints`.
  var held: [LayoutConstraint] = []
  /// The constraints that speak of the view and count.
  var touching: [LayoutConstraint] = []
  /// The guides that were added.
  var guides: [LayoutGuide] = []
  /// What solves the constraints in the view, where nothing further up does.
  var engine: ConstraintEngine?
  /// What the view is among the constraints of its superview.
  var node: ConstraintNode?
  /// Whether a constraint goes from inside the view past it to the outside, though its frame is given.
  var isOpen = false
  /// The origin of the bounds that constraints were last solved for.
  var origin = Point.zero

  // The view's own guides, made when they are asked for.
  var safeArea: LayoutGuide?
  var margins: LayoutGuide?
  var readable: LayoutGuide?
  var keyboard: LayoutGuide?
  var content: LayoutGuide?
  var frame: LayoutGuide?
  var top: LayoutGuide?
  var bottom: LayoutGuide?

  /// Constraints in the view depend on margins, baselines or how far it is scrolled.
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

  /// What the view keeps for constraints, made where there is none.
  func makeConstraintBox() -> ViewConstraints {
    if let constraintBox { return constraintBox }
    let box = ViewConstraints()
    constraintBox = box
    markForConstraintUpdate()
    return box
  }
}
