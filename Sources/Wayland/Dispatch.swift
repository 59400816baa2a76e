internal import CWayland

/// The tag of the proxies of this module. Other libraries, such as cursor themes, can have proxies on the
/// same connection.
///
/// Libwayland compares the address only. The memory is never freed.
nonisolated(unsafe) let objectTag: UnsafePointer<UnsafePointer<CChar>?> = {
  let tag = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 1)
  tag.initialize(to: nil)
  return UnsafePointer(tag)
}()

/// The callback that receives all events of all objects.
///
/// Only ``Connection/dispatchPending()`` dispatches events, on the main actor. C cannot express that, hence
/// the cast. `MainActor.assumeIsolated` would allocate memory for every event.
let eventDispatcher: wl_dispatcher_func_t = {
  let dispatcher: MainActorDispatcher = { dispatchEvent($1, $2, $3, $4) }
  return unsafeBitCast(dispatcher, to: wl_dispatcher_func_t.self)
}()

private typealias MainActorDispatcher =
  @MainActor @convention(c) (
    UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32, UnsafePointer<wl_message>?,
    UnsafeMutablePointer<wl_argument>?
  ) -> Int32

@MainActor private func dispatchEvent(
  _ target: UnsafeMutableRawPointer?, _ opcode: UInt32, _ message: UnsafePointer<wl_message>?,
  _ arguments: UnsafeMutablePointer<wl_argument>?
) -> Int32 {
  guard let target, let message, let arguments else { return 0 }
  let isTaken =
    if let object = wl_proxy_get_user_data(OpaquePointer(target)) {
      Unmanaged<Proxy>.fromOpaque(object).takeUnretainedValue().receive(opcode, arguments)
    } else {
      false
    }
  if !isTaken { Signature.closeDescriptors(of: message, arguments) }
  return 0
}
