/// The global `wp_presentation`: the times at which frames are shown.
extension Server {
  /// The identifier of `CLOCK_MONOTONIC`.
  private static var clock: UInt32 { 1 }

  func serve(_ presentation: WpPresentationResource) {
    presentation.sendClockId(clkId: Self.clock)
    presentation.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .feedback(let resource, let callback):
        surface(of: resource)?.pending.feedback.append(callback)
      }
    }
  }
}
