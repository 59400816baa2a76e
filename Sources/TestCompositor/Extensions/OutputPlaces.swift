/// `zxdg_output_manager_v1`: where outputs lie on the desktop.
extension Server {
  func serve(_ manager: ZxdgOutputManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .getXdgOutput(let id, let resource):
        // An output that has been unplugged tells nothing more.
        outputs.first { $0.owns(resource) }?.serve(id, for: resource)
      }
    }
  }
}
