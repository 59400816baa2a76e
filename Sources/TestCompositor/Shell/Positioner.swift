extension Server {
  /// What an `xdg_positioner` was told.
  public struct Positioner: Hashable, Sendable {
    /// The popup's size; zero until it is set.
    public internal(set) var size = Size(width: 0, height: 0)
    /// The rectangle that it is placed beside, in the parent's window geometry.
    public internal(set) var anchorRect: Rect?
    /// The edge or corner of the rectangle that it hangs on.
    public internal(set) var anchor = XdgPositionerResource.Anchor.none
    /// The direction in which it grows from there.
    public internal(set) var gravity = XdgPositionerResource.Gravity.none
    /// What may be done when it does not fit; here nothing is.
    public internal(set) var adjustment: XdgPositionerResource.ConstraintAdjustment = []
    /// A shift to the right after placing.
    public internal(set) var offsetX: Int32 = 0
    /// A shift downward after placing.
    public internal(set) var offsetY: Int32 = 0
    /// Whether it is to be placed again when its surroundings change.
    public internal(set) var isReactive = false

    var isComplete: Bool { size.width > 0 && size.height > 0 && anchorRect != nil }

    /// Where the popup goes, in the parent's window geometry, whether it fits or not.
    public var placement: Rect {
      let rect = anchorRect ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let (anchorX, anchorY) = Self.direction(anchor.rawValue)
      let (gravityX, gravityY) = Self.direction(gravity.rawValue)
      // Widths are halved, so that a direction of 0 is the middle.
      let x = rect.x + (rect.width * (1 + anchorX)) / 2 + (size.width * (gravityX - 1)) / 2
      let y = rect.y + (rect.height * (1 + anchorY)) / 2 + (size.height * (gravityY - 1)) / 2
      return Rect(x: x + offsetX, y: y + offsetY, width: size.width, height: size.height)
    }

    /// An edge or corner as steps right and down; anchors and gravities have the same numbers.
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
