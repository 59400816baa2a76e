internal import ResponderSystem

extension Server {
  /// A `wl_buffer` in shared memory.
  public final class Buffer {
    /// The protocol object.
    public let resource: WlBufferResource
    /// The width in device pixels.
    public let width: Int32
    /// The height in device pixels.
    public let height: Int32
    /// The number of bytes from one row to the next.
    public let stride: Int32
    /// The format of the pixels.
    public let format: WlShmResource.Format
    /// The offset of the first row in the pool, in bytes.
    public let offset: Int32
    /// A Boolean value that indicates whether the client must not write to the buffer, as it was committed
    /// and not released yet.
    public internal(set) var isHeld = false
    /// The number of commits of this buffer.
    public internal(set) var commits = 0
    let pool: ShmPool

    init(
      resource: WlBufferResource, pool: ShmPool, offset: Int32, size: Size, stride: Int32,
      format: WlShmResource.Format
    ) {
      self.resource = resource
      self.pool = pool
      self.offset = offset
      width = size.width
      height = size.height
      self.stride = stride
      self.format = format
    }

    /// Releases the buffer to the client, if it is held.
    public func release() {
      guard isHeld else { return }
      isHeld = false
      resource.sendRelease()
    }

    /// Returns a copy of the current pixels.
    public func copyPixels() -> Image {
      var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
      let rowBytes = Int(width) * 4
      pixels.withUnsafeMutableBytes { bytes in
        if Int(stride) == rowBytes {
          _ = try? SystemCall.readFully(pool.file.number, at: Int(offset), into: bytes)
          return
        }
        for row in 0..<Int(height) {
          let part = UnsafeMutableRawBufferPointer(
            rebasing: bytes[(row * rowBytes)..<((row + 1) * rowBytes)])
          let start = Int(offset) + row * Int(stride)
          _ = try? SystemCall.readFully(pool.file.number, at: start, into: part)
        }
      }
      return Image(width: Int(width), height: Int(height), pixels: pixels)
    }
  }

  /// The pixels that a client has committed, with 32 bits each: alpha (or unused), red, green and blue.
  public struct Image: Hashable, Sendable {
    /// The width in device pixels.
    public let width: Int
    /// The height in device pixels.
    public let height: Int
    /// The pixels in order of the rows.
    public let pixels: [UInt32]

    /// Returns a pixel, or `nil` outside the bounds.
    public subscript(x: Int, y: Int) -> UInt32? {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
      return pixels[y * width + x]
    }
  }

  /// The former name of ``Image``.
  @available(*, deprecated, renamed: "Image")
  public typealias Picture = Image

  /// A `wl_shm_pool`. Its file is read and never mapped, so that a client that shrinks it does no harm.
  final class ShmPool {
    let file: FileDescriptor
    var size: Int32

    init(file: FileDescriptor, size: Int32) {
      self.file = file
      self.size = size
    }
  }

  func serve(_ shm: WlShmResource) {
    shm.sendFormat(format: .argb8888)
    shm.sendFormat(format: .xrgb8888)
    shm.onRequest = { [unowned self, unowned shm] request in
      switch request {
      case .createPool(let id, let descriptor, let size):
        let file = FileDescriptor(owning: descriptor)
        guard size > 0 else {
          return shm.postError(WlShmResource.ErrorCode.invalidStride, "a pool of \(size) bytes")
        }
        guard Self.fileSize(file) >= Int(size) else {
          return shm.postError(WlShmResource.ErrorCode.invalidFd, "the file is below \(size) bytes")
        }
        serve(id, ShmPool(file: file, size: size), shm)
      }
    }
  }

  private static func fileSize(_ file: FileDescriptor) -> Int {
    (try? SystemCall.byteCount(of: file.number)) ?? -1
  }

  private func serve(_ resource: WlShmPoolResource, _ pool: ShmPool, _ shm: WlShmResource) {
    resource.onRequest = { [unowned self, unowned resource] request in
      switch request {
      case .createBuffer(let id, let offset, let width, let height, let stride, let format):
        let end = Int(offset) + Int(stride) * Int(height)
        guard format == .argb8888 || format == .xrgb8888 else {
          let code = WlShmResource.ErrorCode.invalidFormat
          return resource.postError(code, "format \(format.rawValue)")
        }
        guard offset >= 0, width > 0, height > 0, Int(stride) >= Int(width) * 4,
          end <= Int(pool.size)
        else {
          let code = WlShmResource.ErrorCode.invalidStride
          return resource.postError(code, "a buffer of \(width)×\(height), stride \(stride)")
        }
        add(
          Buffer(
            resource: id, pool: pool, offset: offset, size: Size(width: width, height: height),
            stride: stride, format: format))
      case .destroy: break
      case .resize(let size):
        guard size >= pool.size, Self.fileSize(pool.file) >= Int(size) else {
          return resource.postError(WlShmResource.ErrorCode.invalidFd, "a pool of \(size) bytes")
        }
        pool.size = size
      }
    }
  }

  private func add(_ buffer: Buffer) {
    buffers.append(buffer)
    buffer.resource.whenGone { [unowned self, unowned buffer] in
      for surface in surfaces { surface.forget(buffer) }
      buffers.removeAll { $0 === buffer }
    }
  }

  func buffer(of resource: WlBufferResource?) -> Buffer? {
    guard let resource else { return nil }
    return buffers.first { $0.resource === resource }
  }
}
