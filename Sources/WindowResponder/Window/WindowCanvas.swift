import ResponderPixels
import ResponderPlatform

/// An object that draws a window's frames: layout, then every view in the damage, then the surface.
@MainActor final class WindowCanvas {
  unowned let window: Window
  /// The drawing context of each buffer of the surface.
  private var contexts: [Int: GraphicsContext] = [:]

  /// The number of frames that were drawn since the window was created.
  private(set) var frameCount = 0

  init(window: Window) {
    self.window = window
  }

  /// Removes the contexts of a destroyed surface's buffers.
  func reset() {
    contexts = [:]
  }

  /// Redraws everything, including the shadow.
  func invalidateSurface() {
    window.pacer.addDamage(window.chrome.surfaceBounds)
  }

  /// Advances the animations if a frame is about to be drawn.
  func tickIfPossible() {
    guard let clock = window.existingFrameClock, clock.isActive, window.surface != nil,
      window.pacer.isDirty, window.pacer.mayDraw
    else { return }
    clock.tick()
  }

  /// Draws a frame if the window is dirty and the display is ready for it.
  func drawIfPossible() {
    let pacer = window.pacer
    guard let surface = window.surface, pacer.isDirty, pacer.mayDraw else { return }
    if let inspector = Inspection.observer { inspector.frameBegins(in: window) }
    window.layoutIfNeeded()
    if let placing = window.madeBeforeFrame {
      placing.tell(window)
      window.layoutIfNeeded()
    }
    window.textOverlay?.update()
    window.pointer.update()
    if let inspector = Inspection.observer { inspector.frameIsLaidOut(in: window) }
    pacer.beginFrame()
    if window.isLayoutPending || window.isLayoutPendingBelow { pacer.setNeedsFrame() }
    show(on: surface)
    // An animation that draws nothing, for example outside of the window, still needs frame callbacks.
    if pacer.wantsFrames, pacer.mayDraw, frameCount > 0 {
      window.existingFrameClock?.frameSkipped()
      pacer.frameRequested()
      surface.requestFrame()
    }
  }

  private func show(on surface: any Surface) {
    let pacer = window.pacer
    guard let damage = pacer.takeDamage() else { return }
    let frame = frame(damage)
    // A change outside of the window shows nothing, and no frame callback arrives for it.
    let isContent = !frame.damage.isEmpty || !frame.moves.isEmpty
    let shown = surface.present(frame) { pixels, region in
      paint(pixels, region)
    }
    if shown {
      if isContent { frameCount += 1 }
      pacer.presented(content: isContent)
    } else {
      pacer.postponed(damage)
    }
    if let inspector = Inspection.observer {
      inspector.frameEnded(in: window, isShown: shown && isContent)
    }
  }

  private func frame(_ damage: FrameDamage) -> SurfaceFrame {
    let chrome = window.chrome
    let margins = chrome.margins
    let surface = chrome.surfaceBounds
    var drawn = Region()
    for rect in damage.region.intersection(surface).rects {
      drawn.add(rect.offsetBy(dx: margins.left, dy: margins.top))
    }
    let isWhole = damage.region.rects.contains { $0.contains(surface) }
    let geometry = Rect(origin: Point(x: margins.left, y: margins.top), size: window.bounds.size)
    var frame = SurfaceFrame(
      size: surface.size, geometry: geometry, damage: drawn, moves: isWhole ? [] : damage.moves,
      opaqueRegion: isSeeThrough
        ? Region() : Region(geometry.insetBy(dx: 0, dy: chrome.cornerRadius)),
      inputRegion: window.takesSurfaceInput
        ? chrome.inputBounds.offsetBy(dx: margins.left, dy: margins.top) : .zero)
    frame.wantsFeedback = window.pacer.wantsFrames
    return frame
  }

  /// A Boolean value that indicates whether content behind the window may be visible through it.
  private var isSeeThrough: Bool {
    guard window.motion == nil, window.alpha >= 1, let color = window.backgroundColor else {
      return true
    }
    return !window.theme.resolve(color).isOpaque
  }

  // MARK: Painting

  /// Draws a region of a buffer, in pixels. Every view in the region is drawn once.
  func paint(_ pixels: PixelBuffer, _ region: Region) {
    let context = self.context(for: pixels)
    let traits = window.shownTraits
    context.palette = window.theme.palette
    context.traits = traits
    traits.withCurrent {
      GroupedDrawings.draw { paint(region, pixels.scale, in: context) }
    }
  }

  private func paint(_ region: Region, _ scale: Double, in context: GraphicsContext) {
    let chrome = window.chrome
    let box = region.bounds
    if box.isNull { return }
    context.saveState()
    context.clip(toParts: region.rects.map(PixelRect.init(nearest:)))
    let margins = chrome.margins
    context.translateBy(x: margins.left, y: margins.top)
    let clip = Rect(
      x: box.minX / scale - margins.left, y: box.minY / scale - margins.top,
      width: box.width / scale, height: box.height / scale)
    // The old content would be visible through a translucent window.
    if isSeeThrough { context.clear(clip) }
    context.withCurrent { paint(clip, radius: chrome.cornerRadius, in: context) }
    context.restoreState()
  }

  private func paint(_ clip: Rect, radius: Double, in context: GraphicsContext) {
    if radius <= 0 { return paintInside(clip, in: context) }
    context.saveState()
    context.clip(to: window.bounds)
    paintInside(clip, in: context)
    context.restoreState()
    paintOutside(of: clip, radius: radius, in: context)
  }

  private func paintInside(_ clip: Rect, in context: GraphicsContext) {
    window.render(in: context, clip: clip)
    if let inspector = Inspection.observer { inspector.drawOver(window, in: context) }
  }

  /// Draws the shadow around the window, and removes the window's corners.
  ///
  /// The strips beside the window are rectangles, and only the four corners need a path. Clipping a whole
  /// window to a path takes longer than drawing it.
  private func paintOutside(of clip: Rect, radius: Double, in context: GraphicsContext) {
    let bounds = window.bounds
    // The line around the window is one device pixel wide, and at most one point.
    let inner = bounds.insetBy(dx: 1, dy: 1)
    if inner.contains(clip), bounds.insetBy(dx: 0, dy: radius).contains(clip) { return }
    let surface = window.chrome.surfaceBounds
    for strip in Self.strips(of: surface, around: bounds) where context.isVisible(strip) {
      context.saveState()
      context.clip(to: strip)
      paintShadow(clip: strip, in: context)
      context.restoreState()
    }
    for corner in Self.corners(of: bounds, radius: radius) where context.isVisible(corner) {
      // The drawn corner is copied, clipped to the rounded shape, and drawn over the shadow.
      context.saveState()
      context.clip(to: corner)
      let drawn = context.copyInsideClip()
      paintShadow(clip: corner, in: context)
      if let drawn, let box = context.roundedBox(bounds, cornerRadius: radius) {
        context.layInsideClip(drawn, corners: box)
      }
      context.restoreState()
    }
    if !inner.contains(clip) {
      context.strokeRoundedRect(
        bounds, cornerRadius: radius, color: .windowBorder, width: 1 / context.scale)
    }
  }

  private func paintShadow(clip: Rect, in context: GraphicsContext) {
    let shadow = window.chrome.shadow
    let color = window.theme[.windowShadow]
    let strength = window.chrome.isProminent ? 1.0 : 0.6
    context.clear(clip)
    context.drawShadow(
      of: window.bounds, cornerRadius: window.chrome.cornerRadius,
      color: color.withAlphaComponent(color.alpha * strength),
      offset: shadow.offset, radius: shadow.radius, isHollow: true)
  }

  private static func strips(of outer: Rect, around inner: Rect) -> [Rect] {
    [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
  }

  private static func corners(of bounds: Rect, radius: Double) -> [Rect] {
    let (right, bottom) = (bounds.maxX - radius, bounds.maxY - radius)
    return [
      Rect(x: bounds.minX, y: bounds.minY, width: radius, height: radius),
      Rect(x: right, y: bounds.minY, width: radius, height: radius),
      Rect(x: bounds.minX, y: bottom, width: radius, height: radius),
      Rect(x: right, y: bottom, width: radius, height: radius),
    ]
  }

  private func context(for pixels: PixelBuffer) -> GraphicsContext {
    if let known = contexts[pixels.identity] { return known }
    // A resize creates new buffers. The contexts of the old ones are not used any more.
    if contexts.count >= 4 { contexts = [:] }
    let context = GraphicsContext(pixels: pixels)
    contexts[pixels.identity] = context
    return context
  }
}
