internal import Glibc

/// A thread of the system.
package enum SystemThread {
  /// Runs a closure on a new thread, which ends with the closure.
  package static func start(_ body: sending @escaping () -> Void) throws(SystemError) {
    pthread_detach(try makeThread(body))
  }

  fileprivate static func makeThread(
    _ body: sending @escaping () -> Void
  ) throws(SystemError) -> pthread_t {
    let box = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runBody, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw SystemError(operation: "pthread_create", code: code)
    }
    return thread
  }
}

/// A thread of the system that another thread waits for.
package struct JoinableThread: ~Copyable {
  private let thread: pthread_t

  /// Runs a closure on a new thread, which ends with the closure.
  package init(_ body: sending @escaping () -> Void) throws(SystemError) {
    thread = try SystemThread.makeThread(body)
  }

  deinit { pthread_detach(thread) }

  /// Waits until the thread has ended.
  package consuming func join() {
    pthread_join(thread, nil)
    discard self
  }
}

private final class Body {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

private let runBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  if let data = $0 { Unmanaged<Body>.fromOpaque(data).takeRetainedValue().body() }
  return nil
}

/// A storage for one object per thread.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// Creates a storage that is `nil` for all threads.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { kept in
      if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }
    self.key = key
  }

  /// The object of the current thread. It is kept until the thread ends.
  package var object: AnyObject? {
    get {
      pthread_getspecific(key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
