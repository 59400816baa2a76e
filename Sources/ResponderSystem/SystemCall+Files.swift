internal import CSystem
internal import Glibc

/// Calls for a descriptor by its number. Its owner does not change.
extension SystemCall {
  /// Closes a descriptor that no ``FileDescriptor`` owns.
  package static func close(_ descriptor: Int32) { Glibc.close(descriptor) }

  /// Creates another descriptor for the same file, which the caller must close.
  package static func copy(_ descriptor: Int32) throws(SystemError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemError(operation: "fcntl", code: errno) }
    return copy
  }

  /// Sets a descriptor so that reading and writing do not wait.
  package static func setNonblocking(_ descriptor: Int32) throws(SystemError) {
    guard wr_set_nonblocking(descriptor, true) == 0 else {
      throw SystemError(operation: "fcntl", code: errno)
    }
  }

  /// Sets a descriptor so that it is closed in programs started from here.
  package static func closeOnExecution(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sets the position at which reading and writing continue, in bytes from the beginning of the file.
  package static func seek(_ descriptor: Int32, to offset: Int) throws(SystemError) {
    _ = try run("lseek") { lseek(descriptor, off_t(offset), SEEK_SET) }
  }

  /// Returns the length of a file, in bytes.
  package static func byteCount(of descriptor: Int32) throws(SystemError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SystemError(operation: "fstat", code: errno)
    }
    return Int(status.st_size)
  }

  /// Returns a Boolean value that indicates whether a file can never become shorter. For files without
  /// support for seals, returns `false`.
  package static func isSealedAgainstShrinking(_ descriptor: Int32) -> Bool {
    wr_is_sealed_against_shrinking(descriptor)
  }

  // MARK: Reading

  /// Reads once. A result of zero bytes means the end of the file.
  package static func read(
    _ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Outcome {
    try run("read") { Glibc.read(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Reads once, from an offset in the file. A result of zero bytes means the end of the file.
  package static func read(
    _ descriptor: Int32, at offset: Int, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Outcome {
    try run("pread") { pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
  }

  /// Reads from an offset in the file until the buffer is full or the file ends. Returns the number of bytes.
  package static func readFully(
    _ descriptor: Int32, at offset: Int, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
      guard case .done(let count) = try read(descriptor, at: offset + done, into: rest) else {
        throw SystemError(operation: "pread", code: EAGAIN)
      }
      if count == 0 { break }
      done += count
    }
    return done
  }

  // MARK: Writing

  /// Writes once. If there is no reader any more, the error is EPIPE, and no signal is sent.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) -> Outcome {
    try run("write") { wr_write_quietly(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Writes all bytes. If the rest would have to wait, throws EAGAIN.
  package static func writeFully(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let outcome = try bytes.withUnsafeBufferPointer { all throws(SystemError) in
        let rest = UnsafeBufferPointer(rebasing: all[start...])
        return try write(UnsafeRawBufferPointer(rest), to: descriptor)
      }
      guard case .done(let count) = outcome, count > 0 else {
        throw SystemError(operation: "write", code: EAGAIN)
      }
      start += count
    }
  }

  /// Writes all bytes from an offset in the file. If the rest would have to wait, throws EAGAIN.
  package static func writeFully(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int
  ) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let outcome = try bytes.withUnsafeBufferPointer { all throws(SystemError) in
        let rest = UnsafeBufferPointer(rebasing: all[start...])
        return try run("pwrite") {
          pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + start))
        }
      }
      guard case .done(let count) = outcome, count > 0 else {
        throw SystemError(operation: "pwrite", code: EAGAIN)
      }
      start += count
    }
  }

  // MARK: Whole files

  /// Returns the bytes of a file, or the first `limit` bytes of a longer one.
  ///
  /// - Parameter waits: A Boolean value that indicates whether to wait for the other end of a pipe. See
  ///   ``FileDescriptor``.
  package static func contents(
    ofFile path: Pathname, limit: Int, waits: Bool = false
  ) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, waits: waits)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 64 << 10))
    while bytes.count < limit {
      let room = min(chunk.count, limit - bytes.count)
      let outcome = try chunk.withUnsafeMutableBufferPointer { all throws(SystemError) in
        let part = UnsafeMutableBufferPointer(rebasing: all[..<room])
        return try read(file.number, into: UnsafeMutableRawBufferPointer(part))
      }
      guard case .done(let count) = outcome, count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Returns the bytes of a file whose path is a string.
  package static func contents(
    ofFile path: String, limit: Int, waits: Bool = false
  ) throws(SystemError) -> [UInt8] {
    try contents(ofFile: Pathname(path), limit: limit, waits: waits)
  }

  /// Writes a file, and replaces its contents. If an error occurs, removes the incomplete file.
  package static func write(_ bytes: [UInt8], toFile path: Pathname) throws(SystemError) {
    let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(operation: "open", code: errno) }
    do throws(SystemError) {
      do throws(SystemError) {
        try writeFully(bytes, to: descriptor)
      } catch {
        Glibc.close(descriptor)
        throw error
      }
      // The error of a full disk may only be reported here.
      guard Glibc.close(descriptor) == 0 else {
        throw SystemError(operation: "close", code: errno)
      }
    } catch {
      removeRegularFile(path)
      throw error
    }
  }

  /// Removes an item if it is a regular file. A device such as /dev/full stays.
  private static func removeRegularFile(_ path: Pathname) {
    var status = stat()
    if stat(path.cString, &status) == 0, status.st_mode & S_IFMT == S_IFREG { remove(path) }
  }
}
