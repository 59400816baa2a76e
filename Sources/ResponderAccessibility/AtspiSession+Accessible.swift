internal import ResponderBus

extension AtspiSession {
  /// The largest number of children in a reply.
  static let childLimit = 10_000

  func callAccessible(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      guard index >= 0, index < object.accessibleChildCount else {
        throw .invalidArguments("there is no child \(index)")
      }
      return [reference(to: object.accessibleChild(at: index))]
    case "GetChildren": return [try children(of: object)]
    case "GetIndexInParent": return [.int(isRoot(object) ? -1 : object.accessibleIndexInParent)]
    case "GetRelationSet": return [relations(of: object)]
    case "GetRole": return [.uint32(object.accessibleRole.rawValue)]
    case "GetRoleName": return [.string(object.accessibleRole.name)]
    case "GetLocalizedRoleName":
      let description = object.accessibleRoleDescription
      return [.text(description.isEmpty ? object.accessibleRole.name : description)]
    case "GetState": return [.states(object.accessibleStates)]
    case "GetAttributes":
      var attributes = object.accessibleAttributes
      if attributes["toolkit"] == nil { attributes["toolkit"] = toolkit.name }
      return [.attributes(attributes)]
    case "GetApplication": return [reference(AtspiObjects.rootNumber)]
    case "GetInterfaces": return [.strings(interfaces(of: object))]
    default: return nil
    }
  }

  private func children(of object: any AccessibleObject) throws(AtspiError) -> DBusValue {
    let count = object.accessibleChildCount
    guard count <= Self.childLimit else {
      throw .limitsExceeded("there are \(count) children: use GetChildAtIndex")
    }
    return .array(
      of: "(so)", (0..<max(0, count)).map { reference(to: object.accessibleChild(at: $0)) })
  }

  private func relations(of object: any AccessibleObject) -> DBusValue {
    .array(
      of: "(ua(so))",
      object.accessibleRelations.filter { !$0.targets.isEmpty }.map {
        .structure([.uint32($0.relation.rawValue), references(to: $0.targets)])
      })
  }

  func accessibleProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    switch name {
    case "Name": return .text(object.accessibleName)
    case "Description": return .text(object.accessibleDescription)
    case "Parent": return parent(of: object)
    case "ChildCount": return .int(object.accessibleChildCount)
    case "Locale":
      let locale = object.accessibleLocale
      return .text(locale.isEmpty ? toolkit.locale : locale)
    case "AccessibleId": return .text(object.accessibleIdentifier)
    case "HelpText": return .text(object.accessibleHelpText)
    default: return nil
    }
  }

  /// Returns the parent. The parent of the root is the desktop.
  func parent(of object: any AccessibleObject) -> DBusValue {
    if isRoot(object) { return desktop ?? reference(to: nil) }
    return reference(to: object.accessibleParent)
  }

  // MARK: Application

  func callApplication(_ method: String) -> [DBusValue]? {
    switch method {
    case "GetLocale": return [.text(toolkit.locale)]
    // All calls use the accessibility bus.
    case "GetApplicationBusAddress": return [.string("")]
    default: return nil
    }
  }

  func applicationProperty(_ name: String) -> DBusValue? {
    switch name {
    case "ToolkitName": return .text(toolkit.name)
    case "Version": return .text(toolkit.version)
    case "AtspiVersion": return .string("2.1")
    case "Id": return .int32(applicationID)
    default: return nil
    }
  }

  // MARK: Action

  func callAction(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    let actions = object.accessibleActions
    let index = arguments.int(0)
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch method {
    case "GetName": return [.text(action?.name ?? "")]
    case "GetLocalizedName": return [.text(action?.localizedName ?? "")]
    case "GetDescription": return [.text(action?.description ?? "")]
    case "GetKeyBinding": return [.text(action?.keyBinding ?? "")]
    case "GetActions":
      return [
        .array(
          of: "(sss)",
          actions.map {
            .structure([.text($0.localizedName), .text($0.description), .text($0.keyBinding)])
          })
      ]
    case "DoAction":
      return [.bool(action != nil && object.performAccessibleAction(at: index))]
    default: return nil
    }
  }

  // MARK: Value

  func valueProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    guard let value = object.accessibleValue else { return nil }
    switch name {
    case "MinimumValue": return .double(value.minimumValue)
    case "MaximumValue": return .double(value.maximumValue)
    case "MinimumIncrement": return .double(value.minimumIncrement)
    case "CurrentValue": return .double(value.currentValue)
    case "Text": return .text(value.valueText)
    default: return nil
    }
  }

  // MARK: Document

  func callDocument(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    let attributes = object.accessibleDocumentAttributes ?? [:]
    switch method {
    case "GetLocale":
      let locale = object.accessibleLocale
      return [.text(locale.isEmpty ? toolkit.locale : locale)]
    case "GetAttributeValue": return [.text(attributes[arguments.string(0)] ?? "")]
    case "GetAttributes": return [.attributes(attributes)]
    default: return nil
    }
  }
}
