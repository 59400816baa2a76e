internal import Glibc

/// A thread of the system's.
package enum SystemThread {
  /// Runs a closure on a new thread, which ends with it.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let box = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runBody, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw SystemError(operation: "pthread_create", code: code)
    }
    pthread_detach(thread)
  }
}

private final class Body: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private let runBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  if let data = $0 { Unmanaged<Body>.fromOpaque(data).takeRetainedValue().body() }
  return nil
}

/// An object that each thread has for itself.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// Creates a slot in which every thread has `nil`.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { kept in
      if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }
    self.key = key
  }

  /// The object of the thread that asks, which the slot keeps until the thread ends.
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
