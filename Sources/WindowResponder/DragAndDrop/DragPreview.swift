/// A preview of a dragged item: a view, which does not need to be in a window. Follows `UIDragPreview`.
@preconcurrency @MainActor open class DragPreview {
  /// The view that is drawn.
  public final let view: View
  /// The parameters of the preview, with its visible path.
  public final let parameters: DragPreviewParameters

  /// Creates a preview that shows a view.
  public init(view: View, parameters: DragPreviewParameters = DragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The visible path and background of a drag preview. Follows `UIDragPreviewParameters`.
@preconcurrency @MainActor open class DragPreviewParameters: PreviewParameters {
  /// Creates parameters that show all of a view.
  public override init() { super.init() }
}

/// The origin or the destination of a drag preview. Follows `UIDragPreviewTarget`.
@preconcurrency @MainActor open class DragPreviewTarget: PreviewTarget {}

/// A preview of a dragged item, with its origin or destination. Follows `UITargetedDragPreview`.
@preconcurrency @MainActor open class TargetedDragPreview: TargetedPreview {
  /// Creates a preview of a view at a target.
  public override init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view at its own position.
  public convenience init(view: View) {
    self.init(
      view: view, parameters: DragPreviewParameters(),
      target: DragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view at its own position, with parameters.
  public convenience init(view: View, parameters: DragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: DragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: DragPreviewTarget) -> TargetedDragPreview {
    TargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
