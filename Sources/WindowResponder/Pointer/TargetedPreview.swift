/// Where a preview comes from and goes to. Follows `UIPreviewTarget`.
@preconcurrency @MainActor open class PreviewTarget {
  /// The view that it is in.
  public let container: View
  /// Its middle there, in points.
  public let center: Point
  /// How it is turned and stretched there.
  public let transform: Transform

  /// Creates a target.
  public init(container: View, center: Point, transform: Transform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that something is done with, where it is shown, and how it is cut out. Follows
/// `UITargetedPreview`.
@preconcurrency @MainActor open class TargetedPreview {
  /// The view.
  public let view: View
  /// Where it is shown.
  public let target: PreviewTarget
  /// How it is cut out.
  public let parameters: PreviewParameters

  /// Creates a preview of a view at a place.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: View, parameters: PreviewParameters = PreviewParameters()) {
    let target = PreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// How large it is, in points.
  open var size: Size { view.bounds.size }

  /// The same preview, shown elsewhere.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
