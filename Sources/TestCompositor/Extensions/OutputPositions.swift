/// The global `zxdg_output_manager_v1`: the positions of outputs on the desktop.
extension Server {
  func serve(_ manager: ZxdgOutputManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .getXdgOutput(let id, let resource):
        // An output that was removed sends no more events.
        outputs.first { $0.owns(resource) }?.serve(id, for: resource)
      }
    }
  }
}
