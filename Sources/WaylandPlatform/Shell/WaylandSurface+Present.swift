import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

extension WaylandSurface {
  func prepareFirstFrame(size: Size) {
    commitInitially()
    display?.flush()
    let points = Size(width: size.width.rounded(), height: size.height.rounded())
    guard committed.size == nil, let size = PixelSize(points: points, scale: scale) else { return }
    buffers.prepare(size: size, scale: scale)
  }

  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool {
    guard mayShow else { return false }
    return presenting { show(frame, paint) }
  }

  private func show(
    _ frame: SurfaceFrame, _ paint: (PixelBuffer, Region) -> Void
  ) -> Bool {
    // The protocol's sizes are integer points, and the size of a buffer must be a multiple of its scale.
    let points = Size(width: frame.size.width.rounded(), height: frame.size.height.rounded())
    guard let size = PixelSize(points: points, scale: scale) else {
      postpone()
      return false
    }
    let isNew = size != committed.size || points != committed.points
    if frame.damage.isEmpty && !isNew {
      commitState(frame, points: points)
      return true
    }
    let damage = frame.damage.pixels(scale: scale)
    switch buffers.draw(
      size: size, scale: scale, damage: damage, moves: frame.moves, paint: paint)
    {
    case .allHeld: return false
    case .noMemory:
      postpone()
      return false
    case .drawn(let buffer, let drawn):
      // The drawing code may have closed the window.
      if isDestroyed { return true }
      prepare(frame, points: points)
      committed.size = size
      committed.points = points
      wlSurface.attach(buffer: buffer, x: 0, y: 0)
      sendDamage(isNew ? Region(size.bounds) : drawn)
      askForFrame()
      commitContent(wantsFeedback: frame.wantsFeedback)
      return true
    }
  }

  /// Commits a frame, and reports the time of the commit to the recorder.
  private func commitContent(wantsFeedback: Bool) {
    guard let display else { return commit() }
    display.frameNumber &+= 1
    let number = display.frameNumber
    guard let inputObserver = display.inputObserver else {
      if wantsFeedback { askForFeedback(on: number, isForProgram: true) }
      return commit()
    }
    askForFeedback(on: number, isForProgram: wantsFeedback)
    let time = display.now
    commit()
    inputObserver.surface(self, didCommit: number, at: time)
  }

  func requestFrame() {
    guard mayShow, committed.size != nil, frameCallback == nil else { return }
    askForFrame()
    commit()
  }

  /// Sends the state without content, if any of it has changed.
  private func commitState(_ frame: SurfaceFrame, points: Size) {
    let didAnswer = prepare(frame, points: points)
    if didAnswer { commit() }
  }

  /// Acknowledges the newest configure and sends the changed state without content. Returns a Boolean value
  /// that indicates whether anything was sent.
  @discardableResult private func prepare(_ frame: SurfaceFrame, points: Size) -> Bool {
    var isNews = false
    if let serial = tracker.takeSerial() {
      if case .layer(let layer) = role { layer.acknowledge(serial) }
      xdgSurface?.ackConfigure(serial: serial)
      isNews = true
    }
    if let geometry = frame.geometry.wholeNumbers, geometry != committed.geometry {
      committed.geometry = geometry
      xdgSurface?.setWindowGeometry(
        x: Int32(geometry.minX), y: Int32(geometry.minY), width: Int32(geometry.width),
        height: Int32(geometry.height))
      desktopRequests?.geometryDidChange()
      isNews = true
    }
    if case .toplevel(let toplevel) = role, let geometry = committed.geometry {
      toplevel.setRoom(
        EdgeInsets(
          top: geometry.minY, left: geometry.minX, bottom: points.height - geometry.maxY,
          right: points.width - geometry.maxX))
    }
    if sendRegions(frame) { isNews = true }
    if sendScale(points: points) { isNews = true }
    return isNews
  }

  private func sendRegions(_ frame: SurfaceFrame) -> Bool {
    var isNews = false
    if frame.opaqueRegion != committed.opaqueRegion ?? Region() {
      committed.opaqueRegion = frame.opaqueRegion
      let rects = frame.opaqueRegion.rects.compactMap(\.wholeNumbersInside)
      withRegion(rects) { wlSurface.setOpaqueRegion(region: $0) }
      isNews = true
    }
    if frame.inputRegion != committed.inputRegion {
      committed.inputRegion = frame.inputRegion
      if let rect = frame.inputRegion {
        withRegion([rect.integral]) { wlSurface.setInputRegion(region: $0) }
      } else {
        wlSurface.setInputRegion(region: nil)
      }
      isNews = true
    }
    return isNews
  }

  /// Sends the scale, and returns a Boolean value that indicates whether it has changed. With a fractional
  /// scale, the buffer scale is 1 and the viewport has the size in points.
  private func sendScale(points: Size) -> Bool {
    var isNews = false
    let destination = surfaceScale.isFractional ? points : nil
    if destination != committed.destination, let viewport {
      committed.destination = destination
      viewport.setDestination(
        width: Int32(destination?.width ?? -1), height: Int32(destination?.height ?? -1))
      isNews = true
    }
    let bufferScale = surfaceScale.bufferScale
    if bufferScale != committed.bufferScale {
      committed.bufferScale = bufferScale
      wlSurface.setBufferScale(scale: bufferScale)
      isNews = true
    }
    return isNews
  }

  /// Sends `wl_surface.damage_buffer` from version 4 on. Before it, sends `damage`, which is in points.
  private func sendDamage(_ pixels: Region) {
    let countsPixels = wlSurface.version >= 4
    let region = countsPixels ? pixels : pixels.pixels(scale: 1 / scale)
    for rect in region.rects {
      let (x, y) = (Int32(rect.minX), Int32(rect.minY))
      let (width, height) = (Int32(rect.width), Int32(rect.height))
      if countsPixels {
        wlSurface.damageBuffer(x: x, y: y, width: width, height: height)
      } else {
        wlSurface.damage(x: x, y: y, width: width, height: height)
      }
    }
  }

  private func askForFrame() {
    guard frameCallback == nil else { return }
    let callback = wlSurface.frame()
    frameCallback = callback
    frameRequestTime = MonotonicClock.now
    callback.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .done(let milliseconds): link.target?.frameCame(milliseconds)
      }
    }
  }

  private func frameCame(_ milliseconds: UInt32) {
    endFrame()
    guard let display, !isDestroyed else { return }
    display.events?.surfaceFrame(self, at: display.frameTime(milliseconds))
  }

  /// Commits the surface and flushes the connection, so that the frame does not wait for the event loop.
  func commit() {
    wlSurface.commit()
    // The `wl_display.sync` is sent directly after the commit, so that no event of the compositor lies
    // between the two.
    noteOrigin()
    display?.flushNow()
  }

  func withRegion(_ rects: [Rect], _ body: (WlRegion?) -> Void) {
    guard let region = display?.globals.compositor.createRegion() else { return }
    for rect in rects where !rect.isEmpty {
      region.add(
        x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width),
        height: Int32(rect.height))
    }
    body(region)
    region.destroy()
  }
}

extension Rect {
  /// The rectangle rounded to integer points, or `nil` if it is empty or out of range.
  fileprivate var wholeNumbers: Rect? {
    let rounded = Rect(
      x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    return rounded.isProtocolSafe && !rounded.isEmpty ? rounded : nil
  }

  /// The largest rectangle inside with integer coordinates, or `nil` if there is none.
  fileprivate var wholeNumbersInside: Rect? {
    let left = minX.rounded(.up)
    let top = minY.rounded(.up)
    let inside = Rect(
      x: left, y: top, width: max(0, maxX.rounded(.down) - left),
      height: max(0, maxY.rounded(.down) - top))
    return inside.isProtocolSafe && !inside.isEmpty ? inside : nil
  }

  /// A Boolean value that indicates whether the coordinates fit into 32 bits.
  fileprivate var isProtocolSafe: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < Double(Int32.max) / 2 }
  }
}
