import ResponderGeometry
import ResponderPlatform
import Wayland

/// Two or three buffers in one shared file, each with room to grow.
///
/// Every buffer is a view at the start of its slot. A window that grows or shrinks within its slots
/// gets new views of the memory that is warm already; one that outgrows them gets a new pool.
@MainActor final class BufferPool {
  /// How many buffers a surface has at most: one shown, one waiting to be shown, one to draw in.
  static let maximumCount = 3
  /// The smallest slot, in bytes: a window of 1920 × 1080 pixels. Untouched pages cost nothing.
  static let minimumSlotSize = 8 << 20

  /// What a buffer looks like: where it differs, the old content is of no use.
  struct Format: Hashable {
    var size: PixelSize
    var scale: Double
  }

  /// One place in the file.
  private struct Slot {
    var buffer: WlBuffer?
    var format: Format
    var identity: Int
    /// How many bytes from its start have ever been drawn in and not been given back.
    var touched: Int
  }

  /// Bytes that one slot has.
  let slotSize: Int
  private let memory: SharedMemory
  private let pool: WlShmPool
  private var ledger: BufferLedger
  private var slots: [Slot] = []
  private var format: Format

  /// Makes a file with room for buffers of this format.
  init(
    _ format: Format, shm: WlShm, makeMemory: (Int) throws -> SharedMemory
  ) throws {
    let page = SharedMemory.pageSize
    let needed = (format.size.byteCount + page - 1) / page * page
    // Twice the size takes what a window grows by; what the protocol can tell ends at 2 GiB.
    let roomy = max(Self.minimumSlotSize, needed * 2)
    slotSize = roomy * Self.maximumCount <= Int(Int32.max) ? roomy : needed
    let count = max(1, min(Self.maximumCount, Int(Int32.max) / slotSize))
    memory = try makeMemory(slotSize * count)
    pool = shm.createPool(fd: memory.descriptor, size: Int32(memory.byteCount))
    ledger = BufferLedger(capacity: count)
    self.format = format
  }

  /// Whether buffers of this format fit in.
  func fits(_ format: Format) -> Bool {
    format.size.byteCount <= slotSize
  }

  /// Draws the next frame into a free buffer; nil where the compositor holds them all.
  ///
  /// Gives the buffer, to be committed at once, and what of it differs from the frame before.
  func draw(
    _ format: Format, damage: Region, moves: [PixelMove], makeIdentity: () -> Int,
    onRelease: @escaping () -> Void, paint: (PixelBuffer, Region) -> Void
  ) -> (buffer: WlBuffer, damage: Region)? {
    guard let index = ledger.take() else { return nil }
    if format != self.format {
      self.format = format
      ledger.forgetContents()
    }
    let buffer = view(index, makeIdentity: makeIdentity, onRelease: onRelease)
    let plan = ledger.plan(index, damage: damage, moves: moves, bounds: format.size.bounds)
    let target = pixels(index)
    target.prepare(plan, from: plan.source.map(pixels))
    paint(target, plan.drawn)
    let changed = plan.changed
    ledger.present(index, changed: changed)
    return (buffer, changed)
  }

  /// Lets go of the memory. Gives the buffers that the compositor still shows: they must live until
  /// it releases them.
  func retire() -> [WlBuffer] {
    var held: [WlBuffer] = []
    for (index, slot) in slots.enumerated() {
      guard let buffer = slot.buffer else { continue }
      if ledger.isBusy(index) { held.append(buffer) } else { buffer.destroy() }
    }
    slots.removeAll()
    pool.destroy()
    return held
  }

  /// The slot's view in the current format, made anew where it has another.
  private func view(
    _ index: Int, makeIdentity: () -> Int, onRelease: @escaping () -> Void
  ) -> WlBuffer {
    if index < slots.count, slots[index].format == format, let buffer = slots[index].buffer {
      return buffer
    }
    let size = format.size
    let buffer = pool.createBuffer(
      offset: Int32(index * slotSize), width: Int32(size.width), height: Int32(size.height),
      stride: Int32(size.stride), format: .argb8888)
    buffer.onEvent = { [weak self] event in
      switch event {
      case .release:
        if self?.ledger.release(index) == true { onRelease() }
      }
    }
    let slot = Slot(buffer: buffer, format: format, identity: makeIdentity(), touched: 0)
    if index == slots.count {
      slots.append(slot)
      slots[index].touched = size.byteCount
      memory.populate(index * slotSize..<index * slotSize + size.byteCount)
    } else {
      let touched = slots[index].touched
      if touched < size.byteCount {
        memory.populate(index * slotSize + touched..<index * slotSize + size.byteCount)
      }
      slots[index].buffer?.destroy()
      slots[index] = slot
      slots[index].touched = shrink(index, from: touched, to: size.byteCount)
    }
    return buffer
  }

  /// Gives memory back when a window has become much smaller, and not while it is being resized
  /// a little: pages that come back cost more than pages that stay.
  private func shrink(_ index: Int, from touched: Int, to used: Int) -> Int {
    guard used < touched / 2, touched > 1 << 20 else { return max(used, touched) }
    memory.discard(index * slotSize + used..<index * slotSize + touched)
    return used
  }

  private func pixels(_ index: Int) -> PixelBuffer {
    let format = slots[index].format
    return PixelBuffer(
      base: memory.base + index * slotSize, width: format.size.width, height: format.size.height,
      stride: format.size.stride, scale: format.scale, identity: slots[index].identity)
  }
}
