internal import CWayland

/// Marks the proxies that are ours. Others may be on the same connection: a cursor theme's.
///
/// libwayland compares the address only; the memory is never freed.
nonisolated(unsafe) let objectTag: UnsafePointer<UnsafePointer<CChar>?> = {
  let tag = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 1)
  tag.initialize(to: nil)
  return UnsafePointer(tag)
}()

/// The one callback through which every event of every object comes.
///
/// Events are dispatched by ``Connection/dispatchPending()`` alone, which is on the main actor; C has
/// no word for that, hence the cast. (`MainActor.assumeIsolated` allocates for every event.)
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
