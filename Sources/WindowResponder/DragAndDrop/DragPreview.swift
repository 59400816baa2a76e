/// A picture of what is dragged: a view, which need not be in a window. Follows `UIDragPreview`.
@preconcurrency @MainActor open class DragPreview {
  /// The view that is drawn.
  public final let view: View
  /// How it is cut out.
  public final let parameters: DragPreviewParameters

  /// Creates a preview that shows a view.
  public init(view: View, parameters: DragPreviewParameters = DragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// How a picture of what is dragged is cut out. Follows `UIDragPreviewParameters`.
@preconcurrency @MainActor open class DragPreviewParameters: PreviewParameters {
  /// Creates parameters that show all of a view.
  public override init() { super.init() }
}

/// Where a picture of what is dragged comes from and goes to. Follows `UIDragPreviewTarget`.
@preconcurrency @MainActor open class DragPreviewTarget: PreviewTarget {}

/// A picture of what is dragged, and where it is lifted from or goes to. Follows `UITargetedDragPreview`.
@preconcurrency @MainActor open class TargetedDragPreview: TargetedPreview {
  /// Creates a preview of a view at a place.
  public override init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: View) {
    self.init(
      view: view, parameters: DragPreviewParameters(),
      target: DragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view where it is, cut out.
  public convenience init(view: View, parameters: DragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: DragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The same preview, shown elsewhere.
  open func retargetedPreview(with newTarget: DragPreviewTarget) -> TargetedDragPreview {
    TargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
