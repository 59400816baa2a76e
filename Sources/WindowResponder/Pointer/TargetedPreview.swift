/// The origin or destination of a preview. Follows `UIPreviewTarget`.
@preconcurrency @MainActor open class PreviewTarget {
  /// The view that contains the preview.
  public let container: View
  /// The center of the preview in the container, in points.
  public let center: Point
  /// The transform of the preview.
  public let transform: Transform

  /// Creates a target.
  public init(container: View, center: Point, transform: Transform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A preview of a view, with its target and its parameters. Follows `UITargetedPreview`.
@preconcurrency @MainActor open class TargetedPreview {
  /// The view.
  public let view: View
  /// The target of the preview.
  public let target: PreviewTarget
  /// The parameters of the preview.
  public let parameters: PreviewParameters

  /// Creates a preview of a view at a target.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view at its own position.
  public convenience init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    let target = PreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// The size of the preview, in points.
  open var size: Size { view.bounds.size }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
