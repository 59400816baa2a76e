internal import ResponderBus

extension AtspiSession {
  func callHypertext(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    let links = object.accessibleLinks?.links ?? []
    let index = arguments.int(0)
    switch method {
    case "GetNLinks": return [.int(links.count)]
    case "GetLink":
      guard links.indices.contains(index) else { return [reference(to: nil)] }
      return [reference(to: objects.linkObject(index, links[index], in: object))]
    case "GetLinkIndex":
      return [.int(links.firstIndex { $0.range.contains(index) } ?? -1)]
    default: return nil
    }
  }

  func callHyperlink(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    let links = object.accessibleLinks?.links ?? []
    let index = arguments.int(0)
    switch method {
    case "GetObject":
      guard links.indices.contains(index) else { return [reference(to: nil)] }
      if let object = object as? AtspiLinkObject { return [reference(to: object.target)] }
      return [reference(to: links[index].object ?? object)]
    case "GetURI": return [.text(links.indices.contains(index) ? links[index].address : "")]
    case "IsValid": return [.bool(!links.isEmpty)]
    default: return nil
    }
  }

  func hyperlinkProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    let links = object.accessibleLinks?.links ?? []
    switch name {
    case "NAnchors": return .int(links.count)
    case "StartIndex": return .int(links.first?.range.lowerBound ?? -1)
    case "EndIndex": return .int(links.first?.range.upperBound ?? -1)
    default: return nil
    }
  }
}
