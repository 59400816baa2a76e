extension AtspiInterface {
  /// The members of each interface, according to at-spi2-core's descriptions.
  static let descriptions: [AtspiInterface: AtspiMembers] = [
    .accessible: AtspiMembers(
      methods: [
        "GetChildAtIndex": "i=>(so)", "GetChildren": "=>a(so)", "GetIndexInParent": "=>i",
        "GetRelationSet": "=>a(ua(so))", "GetRole": "=>u", "GetRoleName": "=>s",
        "GetLocalizedRoleName": "=>s", "GetState": "=>au", "GetAttributes": "=>a{ss}",
        "GetApplication": "=>(so)", "GetInterfaces": "=>as",
      ],
      properties: [
        "version": "u", "Name": "s", "Description": "s", "Parent": "(so)", "ChildCount": "i",
        "Locale": "s", "AccessibleId": "s", "HelpText": "s",
      ]),
    .application: AtspiMembers(
      methods: ["GetLocale": "u=>s", "GetApplicationBusAddress": "=>s"],
      properties: ["ToolkitName": "s", "Version": "s", "AtspiVersion": "s", "Id": "i!"]),
    .component: AtspiMembers(
      methods: [
        "Contains": "iiu=>b", "GetAccessibleAtPoint": "iiu=>(so)", "GetExtents": "u=>(iiii)",
        "GetPosition": "u=>ii", "GetSize": "=>ii", "GetLayer": "=>u", "GetMDIZOrder": "=>n",
        "GrabFocus": "=>b", "GetAlpha": "=>d", "SetExtents": "iiiiu=>b", "SetPosition": "iiu=>b",
        "SetSize": "ii=>b", "ScrollTo": "u=>b", "ScrollToPoint": "uii=>b",
      ], properties: ["version": "u"]),
    .action: AtspiMembers(
      methods: [
        "GetDescription": "i=>s", "GetName": "i=>s", "GetLocalizedName": "i=>s",
        "GetKeyBinding": "i=>s", "GetActions": "=>a(sss)", "DoAction": "i=>b",
      ],
      properties: ["version": "u", "NActions": "i"]),
    .text: textMembers,
    .editableText: AtspiMembers(
      methods: [
        "SetTextContents": "s=>b", "InsertText": "isi=>b", "CopyText": "ii=>", "CutText": "ii=>b",
        "DeleteText": "ii=>b", "PasteText": "i=>b",
      ], properties: ["version": "u"]),
    .value: AtspiMembers(
      properties: [
        "version": "u", "MinimumValue": "d", "MaximumValue": "d", "MinimumIncrement": "d",
        "CurrentValue": "d!", "Text": "s",
      ]),
    .selection: AtspiMembers(
      methods: [
        "GetSelectedChild": "i=>(so)", "SelectChild": "i=>b", "DeselectSelectedChild": "i=>b",
        "DeselectChild": "i=>b", "deSelectChild": "i=>b", "IsChildSelected": "i=>b",
        "SelectAll": "=>b", "ClearSelection": "=>b",
      ],
      properties: ["version": "u", "NSelectedChildren": "i"]),
    .table: tableMembers,
    .tableCell: AtspiMembers(
      methods: [
        "GetRowColumnSpan": "=>iiii", "GetColumnHeaderCells": "=>a(so)",
        "GetRowHeaderCells": "=>a(so)",
      ],
      properties: [
        "version": "u", "ColumnSpan": "i", "Position": "(ii)", "RowSpan": "i", "Table": "(so)",
      ]),
    .hypertext: AtspiMembers(
      methods: ["GetNLinks": "=>i", "GetLink": "i=>(so)", "GetLinkIndex": "i=>i"],
      properties: ["version": "u"]),
    .hyperlink: AtspiMembers(
      methods: ["GetObject": "i=>(so)", "GetURI": "i=>s", "IsValid": "=>b"],
      properties: ["version": "u", "NAnchors": "i", "StartIndex": "i", "EndIndex": "i"]),
    .image: AtspiMembers(
      methods: [
        "GetImageExtents": "u=>(iiii)", "GetImagePosition": "u=>ii", "GetImageSize": "=>ii",
      ],
      properties: ["version": "u", "ImageDescription": "s", "ImageLocale": "s"]),
    .document: AtspiMembers(
      methods: ["GetLocale": "=>s", "GetAttributeValue": "s=>s", "GetAttributes": "=>a{ss}"],
      properties: ["version": "u", "CurrentPageNumber": "i", "PageCount": "i"]),
    .collection: AtspiMembers(
      methods: [
        "GetMatches": "\(rule)uib=>a(so)", "GetMatchesTo": "o\(rule)uubib=>a(so)",
        "GetMatchesFrom": "o\(rule)uuib=>a(so)", "GetActiveDescendant": "=>(so)",
      ], properties: ["version": "u"]),
    .cache: AtspiMembers(
      methods: ["GetItems": "=>a\(item)"], properties: ["version": "u"],
      signals: ["AddAccessible": item, "RemoveAccessible": "(so)"]),
  ]

  /// The type of a match rule.
  static let rule = "(aiia{ss}iaiiasib)"
  /// The type of an object in the cache.
  static let item = "((so)(so)(so)iiassusau)"

  private static let textMembers = AtspiMembers(
    methods: [
      "GetText": "ii=>s", "SetCaretOffset": "i=>b", "GetTextBeforeOffset": "iu=>sii",
      "GetTextAtOffset": "iu=>sii", "GetTextAfterOffset": "iu=>sii",
      "GetStringAtOffset": "iu=>sii", "GetCharacterAtOffset": "i=>i",
      "GetAttributeValue": "is=>s", "GetAttributes": "i=>a{ss}ii",
      "GetDefaultAttributes": "=>a{ss}", "GetCharacterExtents": "iu=>iiii",
      "GetOffsetAtPoint": "iiu=>i", "GetNSelections": "=>i", "GetSelection": "i=>ii",
      "AddSelection": "ii=>b", "RemoveSelection": "i=>b", "SetSelection": "iii=>b",
      "GetRangeExtents": "iiu=>iiii", "GetBoundedRanges": "iiiiuuu=>a(iisv)",
      "GetAttributeRun": "ib=>a{ss}ii", "GetDefaultAttributeSet": "=>a{ss}",
      "ScrollSubstringTo": "iiu=>b", "ScrollSubstringToPoint": "iiuii=>b",
    ],
    properties: ["version": "u", "CharacterCount": "i", "CaretOffset": "i"])

  private static let tableMembers = AtspiMembers(
    methods: [
      "GetAccessibleAt": "ii=>(so)", "GetIndexAt": "ii=>i", "GetRowAtIndex": "i=>i",
      "GetColumnAtIndex": "i=>i", "GetRowDescription": "i=>s", "GetColumnDescription": "i=>s",
      "GetRowExtentAt": "ii=>i", "GetColumnExtentAt": "ii=>i", "GetRowHeader": "i=>(so)",
      "GetColumnHeader": "i=>(so)", "GetSelectedRows": "=>ai", "GetSelectedColumns": "=>ai",
      "IsRowSelected": "i=>b", "IsColumnSelected": "i=>b", "IsSelected": "ii=>b",
      "AddRowSelection": "i=>b", "AddColumnSelection": "i=>b", "RemoveRowSelection": "i=>b",
      "RemoveColumnSelection": "i=>b", "GetRowColumnExtentsAtIndex": "i=>biiiib",
    ],
    properties: [
      "version": "u", "NRows": "i", "NColumns": "i", "Caption": "(so)", "Summary": "(so)",
      "NSelectedRows": "i", "NSelectedColumns": "i",
    ])
}
