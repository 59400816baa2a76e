/// The global `zwlr_layer_shell_v1`: layer surfaces.
extension Server {
  func serve(_ shell: ZwlrLayerShellV1Resource) {
    shell.onRequest = { [unowned self, unowned shell] request in
      switch request {
      case .getLayerSurface(let id, let surface, let output, let layer, let namespace):
        guard let surface = self.surface(of: surface), mayBeLayer(surface, layer, shell) else {
          return
        }
        make(id, surface, output: outputs.first { $0.owns(output) }, layer, namespace)
      case .destroy: break
      }
    }
  }

  private func mayBeLayer(
    _ surface: Surface, _ layer: ZwlrLayerShellV1Resource.Layer, _ shell: ZwlrLayerShellV1Resource
  ) -> Bool {
    typealias Code = ZwlrLayerShellV1Resource.ErrorCode
    let isFree =
      (surface.role == nil || surface.role == .layer) && surface.layerSurface == nil
      && surface.desktopSurface == nil
    if !isFree {
      shell.postError(Code.role, "the surface has another role")
    } else if surface.current.buffer != nil || surface.pending.buffer != nil {
      shell.postError(Code.alreadyConstructed, "the surface has a buffer already")
    } else if layer.rawValue > 3 {
      shell.postError(Code.invalidLayer, "layer \(layer.rawValue)")
    } else {
      return true
    }
    return false
  }

  private func make(
    _ id: ZwlrLayerSurfaceV1Resource, _ surface: Surface, output: Output?,
    _ layer: ZwlrLayerShellV1Resource.Layer, _ namespace: String
  ) {
    let made = LayerSurface(id, surface, output: output, namespace: namespace, layer, server: self)
    surface.role = .layer
    surface.layerSurface = made
    layerSurfaces.append(made)
    id.onRequest = { [unowned made] in made.handle($0) }
    id.whenGone { [unowned self] in
      layerSurfaces.removeAll { $0 === made }
      surface.layerSurface = nil
    }
  }

  /// Returns a layer surface by its index in the order of creation.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no layer surface with the index.
  public func layerSurface(_ index: Int = 0) throws -> LayerSurface {
    guard layerSurfaces.indices.contains(index) else {
      throw TestCompositorError.missing("layer surface")
    }
    return layerSurfaces[index]
  }
}

extension Server.Output {
  /// Returns a Boolean value that indicates whether an object, if there is one, belongs to the output.
  fileprivate func owns(_ resource: WlOutputResource?) -> Bool {
    resource.map { owns($0) } ?? false
  }
}
