extension Server {
  func serve(_ compositor: WlCompositorResource) {
    compositor.onRequest = { [unowned self] request in
      switch request {
      case .createSurface(let id): serve(id)
      case .createRegion(let id): serve(id)
      }
    }
  }

  private func serve(_ region: WlRegionResource) {
    let key = ObjectIdentifier(region)
    regions[key] = []
    region.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .add(let x, let y, let width, let height):
        regions[key]?.append(.add(Rect(x: x, y: y, width: width, height: height)))
      case .subtract(let x, let y, let width, let height):
        regions[key]?.append(.subtract(Rect(x: x, y: y, width: width, height: height)))
      }
    }
    region.whenGone { [unowned self] in regions[key] = nil }
  }

  private func serve(_ resource: WlSurfaceResource) {
    let surface = Surface(resource, server: self)
    surfaces.append(surface)
    resource.onRequest = { [unowned surface] in surface.handle($0) }
    resource.whenGone { [unowned self] in
      for seat in seats { seat.forget(surface) }
      surface.gone()
      surfaces.removeAll { $0 === surface }
    }
  }
}

extension Server.Surface {
  func handle(_ request: WlSurfaceResource.Request) {
    switch request {
    case .destroy: checkDestruction()
    case .attach(let buffer, let x, let y): attach(server.buffer(of: buffer), x, y)
    case .damage(let x, let y, let width, let height):
      pending.surfaceDamage.append(.init(x: x, y: y, width: width, height: height))
    case .damageBuffer(let x, let y, let width, let height):
      pending.bufferDamage.append(.init(x: x, y: y, width: width, height: height))
    case .frame(let callback): pending.callbacks.append(callback)
    case .setOpaqueRegion(let region): pending.opaqueRegion = changes(of: region) ?? []
    case .setInputRegion(let region): pending.inputRegion = changes(of: region)
    case .commit: commit()
    case .setBufferTransform(let transform): setTransform(transform)
    case .setBufferScale(let scale): setScale(scale)
    case .offset: break
    }
  }

  /// Returns a copy of a region's current changes.
  private func changes(of region: WlRegionResource?) -> [Server.RegionChange]? {
    region.flatMap { server.regions[ObjectIdentifier($0)] }
  }

  private func checkDestruction() {
    let code: WlSurfaceResource.ErrorCode = .defunctRoleObject
    if let desktopSurface, desktopSurface.resource.isAlive {
      resource.postError(code, "the surface is destroyed before its xdg_surface")
    }
    if let layerSurface, layerSurface.resource.isAlive {
      resource.postError(code, "the surface is destroyed before its zwlr_layer_surface_v1")
    }
  }

  private func attach(_ buffer: Server.Buffer?, _ x: Int32, _ y: Int32) {
    if resource.version >= 5, x != 0 || y != 0 {
      return resource.postError(WlSurfaceResource.ErrorCode.invalidOffset, "attach at \(x), \(y)")
    }
    pending.buffer = buffer
    pending.isBufferNew = true
  }

  private func setTransform(_ transform: WlOutputResource.Transform) {
    guard transform.rawValue < 8 else {
      let code = WlSurfaceResource.ErrorCode.invalidTransform
      return resource.postError(code, "transform \(transform.rawValue)")
    }
    pending.transform = transform
  }

  private func setScale(_ scale: Int32) {
    guard scale > 0 else {
      return resource.postError(WlSurfaceResource.ErrorCode.invalidScale, "scale \(scale)")
    }
    pending.scale = scale
  }

  /// Makes the pending state current, unless it violates a rule.
  private func commit() {
    commits += 1
    let wasMapped = isMapped
    guard isSizeLegal(), desktopSurface?.allowsCommit(of: pending) ?? true,
      layerSurface?.allowsCommit(of: pending) ?? true
    else { return }
    takeBuffer()
    current.scale = pending.scale
    current.transform = pending.transform
    current.bufferDamage = pending.bufferDamage
    current.surfaceDamage = pending.surfaceDamage
    current.opaqueRegion = pending.opaqueRegion
    current.inputRegion = pending.inputRegion
    current.destination = pending.destination
    current.source = pending.source
    current.callbacks += pending.callbacks
    for item in current.feedback { item.sendDiscarded() }
    current.feedback = pending.feedback
    pending.bufferDamage = []
    pending.surfaceDamage = []
    pending.callbacks = []
    pending.feedback = []
    desktopSurface?.committed(wasMapped: wasMapped)
    layerSurface?.committed(wasMapped: wasMapped)
    answerOfItself()
  }

  private func takeBuffer() {
    guard pending.isBufferNew else { return }
    pending.isBufferNew = false
    current.buffer = pending.buffer
    image = nil
    guard let buffer = current.buffer else { return }
    pending.buffer = nil
    bufferCommits += 1
    hold(buffer)
    if server.behavior.recordsRequests { damageLog.append(pending.bufferDamage) }
    if server.behavior.copiesPixels { image = buffer.copyPixels() }
  }

  private func answerOfItself() {
    if server.behavior.releases { releaseBuffers() }
    guard server.behavior.sendsFrames else { return }
    server.later { [weak self] in
      self?.sendFrame()
      self?.sendPresented()
    }
  }

  private func isSizeLegal() -> Bool {
    guard pending.isBufferNew, let buffer = pending.buffer, role != .cursor else { return true }
    guard buffer.width % pending.scale == 0, buffer.height % pending.scale == 0 else {
      let text = "a buffer of \(buffer.width)×\(buffer.height) at scale \(pending.scale)"
      resource.postError(WlSurfaceResource.ErrorCode.invalidSize, text)
      return false
    }
    return isViewportLegal(buffer)
  }

  private func isViewportLegal(_ buffer: Server.Buffer) -> Bool {
    guard let viewport, let source = pending.source else { return true }
    let right = (source[0] + source[2]) * Double(pending.scale)
    let bottom = (source[1] + source[3]) * Double(pending.scale)
    if right > Double(buffer.width) || bottom > Double(buffer.height) {
      viewport.postError(WpViewportResource.ErrorCode.outOfBuffer, "the source leaves the buffer")
      return false
    }
    let isWhole = source[2] == source[2].rounded() && source[3] == source[3].rounded()
    if pending.destination == nil, !isWhole {
      viewport.postError(WpViewportResource.ErrorCode.badSize, "a size that is no whole number")
      return false
    }
    return true
  }
}

extension Server {
  func serve(_ subcompositor: WlSubcompositorResource) {
    subcompositor.onRequest = { [unowned self, unowned subcompositor] request in
      switch request {
      case .destroy: break
      case .getSubsurface(_, let surface, let parent):
        guard let child = self.surface(of: surface), surface !== parent,
          child.role == nil || child.role == .subsurface
        else {
          let code = WlSubcompositorResource.ErrorCode.badSurface
          return subcompositor.postError(code, "the surface has another role")
        }
        child.role = .subsurface
      }
    }
  }
}
