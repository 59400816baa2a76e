/// A responder whose position and size constraints can determine: the base class of ``View`` with its
/// constraints and layout guides.
///
/// UIKit declares these members in `UIView`. See <doc:AutoLayout>.
///
/// It is an abstract base class: create a ``View``.
@preconcurrency @MainActor open class ConstrainedResponder: AdaptiveResponder {
  // MARK: Constraints

  /// A Boolean value that indicates whether ``View/frame`` and ``View/autoresizingMask`` determine the view's
  /// position. The default is `true`. If it is `false`, its constraints determine it. Follows
  /// `UIView.translatesAutoresizingMaskIntoConstraints`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { asView.layout.translatesMask }
    set { asView.setTranslatesMask(newValue) }
  }
  /// The active constraints that this view owns.
  open var constraints: [LayoutConstraint] { asView.constraintBox?.held ?? [] }
  /// Activates a constraint between this view and its descendants.
  open func addConstraint(_ constraint: LayoutConstraint) { asView.hold(constraint) }
  /// Activates constraints between this view and its descendants.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { asView.hold(constraint) }
  }
  /// Deactivates a constraint that this view owns.
  open func removeConstraint(_ constraint: LayoutConstraint) { asView.release(constraint) }
  /// Deactivates constraints that this view owns.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { asView.release(constraint) }
  }

  // MARK: Layout guides

  /// Adds a layout guide. It is removed from its earlier owner.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) { layoutGuide.owningView = asView }
  /// Removes a layout guide. Constraints that use it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    if layoutGuide.owningView === asView { layoutGuide.owningView = nil }
  }
  /// The layout guides that were added.
  open var layoutGuides: [LayoutGuide] { asView.constraintBox?.guides ?? [] }
  /// The layout guide of the safe area.
  open var safeAreaLayoutGuide: LayoutGuide { asView.madeSafeAreaGuide }
  /// The layout guide of the bounds inside ``View/layoutMargins``.
  open var layoutMarginsGuide: LayoutGuide { asView.madeMarginsGuide }
  /// The layout guide of the area inside the margins whose width is easy to read.
  open var readableContentGuide: LayoutGuide { asView.madeReadableGuide }
  /// The layout guide of the area at the bottom that the application's own keyboard covers, such as an input
  /// view. Its top edge is the bottom of the safe area. A compositor's keyboard makes the window lower, and
  /// covers nothing.
  open var keyboardLayoutGuide: KeyboardLayoutGuide { asView.madeKeyboardGuide }

  // MARK: Updates

  /// A Boolean value that indicates whether the class needs constraints, so that ``updateConstraints()`` is
  /// called at least once. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints of the view. Called before layout, once for each
  /// ``setNeedsUpdateConstraints()``, and when the view is first used by a constraint. An override calls
  /// `super` at its end.
  open func updateConstraints() { asView.layout.needsUpdate = false }
  /// Schedules a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { asView.markForConstraintUpdate() }
  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { asView.layout.needsUpdate }
  /// Calls ``updateConstraints()`` at once for the view and the descendants that wait for it.
  open func updateConstraintsIfNeeded() {
    if !ConstraintUpdates.isEmpty { ConstraintUpdates.run(in: asView) }
  }

  // MARK: Sizes

  /// The natural size of the content, in points. A side without one is ``View/noIntrinsicMetric``.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// Invalidates the intrinsic content size. Call this method after ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    asView.superview?.subviewSizeDidChange()
    if asView.constraintBox != nil { asView.constraintsSeeContent() }
  }
  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    asView.hugging(axis)
  }
  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { asView.setHugging(priority, axis) }
  /// Returns the priority with which the view resists becoming smaller than its intrinsic size.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority { asView.resistance(axis) }
  /// Sets the priority with which the view resists becoming smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { asView.setResistance(priority, axis) }
  /// Returns the size, in points, that follows from the view's constraints and content and is closest to a
  /// target.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size, in points, that follows from the view's constraints and content and is closest to a
  /// target with given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size { asView.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: Alignment

  /// The insets of the alignment rectangle in the frame, for example for a shadow that is drawn, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose first baseline is used for this one. The default is ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose last baseline is used for this one. The default is the view itself.
  open var forLastBaselineLayout: View { asView }

  // MARK: Overrides of the library's views

  /// Returns the distance of the first line's baseline from the top for a size, in points, or `nil` if there
  /// is no text.
  func baselineFromTop(for size: Size) -> Double? {
    (self as? any BaselineView)?.baselineFromTop(forHeight: size.height)
  }
  /// Returns the distance of the last line's baseline from the top for a size, in points. With one line, it
  /// is the first line's.
  func lastBaselineFromTop(for size: Size) -> Double? { baselineFromTop(for: size) }
  /// Returns a Boolean value that indicates whether the view arranges a subview with its own constraints.
  func arranges(_ view: View) -> Bool { false }
  /// A Boolean value that indicates whether the view arranges subviews with its own constraints.
  var arrangesByConstraints: Bool { false }
  /// Creates those constraints again.
  func arrangeByConstraints() {}
  /// A Boolean value that indicates whether the view places all its subviews, including those with
  /// constraints.
  var placesSubviews: Bool { asView.arrangesByFrames }
  /// A Boolean value that indicates whether the view's edges are those of its scrolled content for
  /// constraints of its subviews.
  var scrollsContent: Bool { false }
  /// A Boolean value that indicates whether the origin of the bounds can change.
  var movesContent: Bool { false }
  /// The size of the scrolled content, in points.
  var scrolledSize: Size { asView.bounds.size }
  /// Sets the size of the scrolled content, which constraints determine.
  func takeScrolledSize(_ size: Size) {}
  /// Called when the size of a subview was set.
  func subviewWasResized(_ subview: View) {}
  /// Called when the constraints in a subview whose frame is set from outside have changed.
  func subviewConstraintsDidChange() {}
}
