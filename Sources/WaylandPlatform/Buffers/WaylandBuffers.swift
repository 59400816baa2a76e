import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The buffers of one surface. They provide a free buffer for each frame, and return unused memory.
@MainActor final class WaylandBuffers {
  /// The largest number of buffers of outgrown pools that the compositor may still hold.
  private static let maximumRetired = 16

  /// The result of drawing a frame.
  enum Outcome {
    /// The buffer to commit, and the area that differs from the frame before, in device pixels.
    case drawn(WlBuffer, damage: Region)
    /// The compositor holds every buffer. ``WaylandBuffers/onReady`` is called when the caller can try again.
    case allHeld
    /// No memory is available for a buffer of this size.
    case noMemory
  }

  /// The closure that is called when a buffer is free again after ``Outcome/allHeld``.
  var onReady: (() -> Void)?

  private let shm: WlShm
  private let makeMemory: (Int) throws -> SharedMemory
  private let log: PlatformLog
  private var pool: BufferPool?
  /// The buffers of outgrown pools that the compositor still holds.
  private var retired: [WlBuffer] = []
  private var nextIdentity = 1
  private var isWaiting = false

  init(shm: WlShm, log: PlatformLog, makeMemory: @escaping (Int) throws -> SharedMemory) {
    self.shm = shm
    self.log = log
    self.makeMemory = makeMemory
  }

  /// Draws the next frame. `damage` is in device pixels. `paint` is called at most once.
  func draw(
    size: PixelSize, scale: Double, damage: Region, moves: [PixelMove],
    paint: (PixelBuffer, Region) -> Void
  ) -> Outcome {
    let format = BufferPool.Format(size: size, scale: scale)
    if pool?.fits(format) != true {
      guard retired.count < Self.maximumRetired else {
        isWaiting = true
        return .allHeld
      }
      isWaiting = false
      replacePool(format)
    }
    guard let pool, pool.fits(format) else { return .noMemory }
    let drawn = pool.draw(
      format, damage: damage, moves: moves, makeIdentity: makeIdentity,
      onRelease: { [link = BackLink(self)] in link.target?.becomeReady() }, paint: paint)
    guard let drawn else {
      isWaiting = true
      return .allHeld
    }
    isWaiting = false
    return .drawn(drawn.buffer, damage: drawn.damage)
  }

  /// Allocates the memory of a first frame.
  func prepare(size: PixelSize, scale: Double) {
    guard pool == nil else { return }
    replacePool(BufferPool.Format(size: size, scale: scale))
    pool?.prepareFirstSlot()
  }

  /// Destroys every buffer, including those on the screen.
  func destroy() {
    onReady = nil
    retire()
    for buffer in retired { buffer.destroy() }
    retired.removeAll()
  }

  /// Creates a pool with room for a format. If no memory is available for it, the old pool remains.
  private func replacePool(_ format: BufferPool.Format) {
    do {
      let new = try BufferPool(format, shm: shm, makeMemory: makeMemory)
      retire()
      pool = new
    } catch {
      log.once("buffers.memory", "no memory for a buffer: \(error)")
    }
  }

  private func retire() {
    guard let pool else { return }
    for buffer in pool.retire() {
      retired.append(buffer)
      buffer.onEvent = { [link = BackLink(self), bufferLink = BackLink(buffer)] event in
        switch event {
        case .release:
          guard let buffer = bufferLink.target else { return }
          link.target?.retired.removeAll { $0 === buffer }
          buffer.destroy()
          link.target?.becomeReady()
        }
      }
    }
    self.pool = nil
  }

  private func becomeReady() {
    guard isWaiting else { return }
    isWaiting = false
    onReady?()
  }

  private func makeIdentity() -> Int {
    defer { nextIdentity += 1 }
    return nextIdentity
  }
}
