extension Server {
  /// The values of an `xdg_positioner`.
  public struct Positioner: Hashable, Sendable {
    /// The size of the popup. It is zero until it is set.
    public internal(set) var size = Size(width: 0, height: 0)
    /// The rectangle next to which the popup is positioned, in the parent's window geometry.
    public internal(set) var anchorRect: Rect?
    /// The edge or corner of the rectangle that is the anchor.
    public internal(set) var anchor = XdgPositionerResource.Anchor.none
    /// The direction in which the popup extends from the anchor.
    public internal(set) var gravity = XdgPositionerResource.Gravity.none
    /// The adjustments that are allowed if the popup does not fit. The test compositor makes none.
    public internal(set) var adjustment: XdgPositionerResource.ConstraintAdjustment = []
    /// The horizontal offset after positioning. Positive values move the popup to the right.
    public internal(set) var offsetX: Int32 = 0
    /// The vertical offset after positioning. Positive values move the popup down.
    public internal(set) var offsetY: Int32 = 0
    /// A Boolean value that indicates whether the popup is positioned again when its surroundings change.
    public internal(set) var isReactive = false

    var isComplete: Bool { size.width > 0 && size.height > 0 && anchorRect != nil }

    /// The frame of the popup in the parent's window geometry, which may not fit on the output.
    public var placement: Rect {
      let rect = anchorRect ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let (anchorX, anchorY) = Self.direction(anchor.rawValue)
      let (gravityX, gravityY) = Self.direction(gravity.rawValue)
      // The code halves widths, so that a direction of 0 is the center.
      let x = rect.x + (rect.width * (1 + anchorX)) / 2 + (size.width * (gravityX - 1)) / 2
      let y = rect.y + (rect.height * (1 + anchorY)) / 2 + (size.height * (gravityY - 1)) / 2
      return Rect(x: x + offsetX, y: y + offsetY, width: size.width, height: size.height)
    }

    /// Returns an edge or corner as steps to the right and down. Anchors and gravities have the same numbers.
    private static func direction(_ edge: UInt32) -> (x: Int32, y: Int32) {
      let all: [(Int32, Int32)] = [
        (0, 0), (0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1),
      ]
      return all.indices.contains(Int(edge)) ? all[Int(edge)] : (0, 0)
    }
  }

  func serve(_ resource: XdgPositionerResource) {
    let key = ObjectIdentifier(resource)
    positioners[key] = Positioner()
    resource.onRequest = { [unowned self, unowned resource] request in
      guard let positioner = positioners[key] else { return }
      positioners[key] = change(positioner, request, resource)
    }
    resource.whenGone { [unowned self] in positioners[key] = nil }
  }

  private func change(
    _ old: Positioner, _ request: XdgPositionerResource.Request, _ resource: XdgPositionerResource
  ) -> Positioner {
    var positioner = old
    let invalid = XdgPositionerResource.ErrorCode.invalidInput
    switch request {
    case .destroy: break
    case .setSize(let width, let height):
      if width < 1 || height < 1 { resource.postError(invalid, "a size of \(width)×\(height)") }
      positioner.size = Size(width: width, height: height)
    case .setAnchorRect(let x, let y, let width, let height):
      if width < 0 || height < 0 { resource.postError(invalid, "a negative anchor rectangle") }
      positioner.anchorRect = Rect(x: x, y: y, width: width, height: height)
    case .setAnchor(let anchor):
      if anchor.rawValue > 8 { resource.postError(invalid, "anchor \(anchor.rawValue)") }
      positioner.anchor = anchor
    case .setGravity(let gravity):
      if gravity.rawValue > 8 { resource.postError(invalid, "gravity \(gravity.rawValue)") }
      positioner.gravity = gravity
    case .setConstraintAdjustment(let adjustment): positioner.adjustment = adjustment
    case .setOffset(let x, let y):
      positioner.offsetX = x
      positioner.offsetY = y
    case .setReactive: positioner.isReactive = true
    case .setParentSize, .setParentConfigure: break
    }
    return positioner
  }
}
