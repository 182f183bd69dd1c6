import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is taken out, and what stands there instead. */
type Cut = readonly [there: string | RegExp, instead?: string];

/**
 * Lit is whole in the package, for whoever builds with it. In the embed script only our own templates and elements use it,
 * and what none of them asks for stays out: directives, element and comment bindings, bindings inside of `<textarea>` and
 * the like, compiled and SVG templates, options of listeners, properties that are reflected, converted or decorated, hooks
 * that nobody has, and answers that nothing is to change. Nor does it ask whether somebody polyfills or hydrates it, or
 * leave its version on the page. Templates are read when the script is built (`src/build/prepared-templates.ts`), and made
 * node by node: no browser has to read one, to search it for markers, or to trust our text as HTML (Trusted Types). Whatever is
 * not found ends the build: another version of Lit has to be looked at.
 */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  'lit-html/lit-html.js': [
    // what makes nodes of templates
    [/^/, `import{made}from'${fileURLToPath(new URL('../template-nodes.ts', import.meta.url))}';`],
    [/const t=globalThis,.*?,l=document,/, 'const l=document,'],
    [/,f="\[ .*?,x=t=>/, ',x=t=>'],
    [/,C=new WeakMap,P=l\.createTreeWalker\(l,129\);function V.*?(?=function M)/, ';'],
    [/const j=\{.*?\},B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\);/],
    ['export{j as _$LH,', 'export{'],
    [/function M\(t,i,s=t,e\)\{.*?\}class R/, 'class R'],
    ['t=M(this,t,i),a(t)?', 'a(t)?'],
    ['t=M(this,t,i,0),o=', 'o='],
    ['r=M(this,e[s+n],i,n)', 'r=e[s+n]'],
    // a text that is all that an element has in it needs no comment beside it
    [
      'class H{',
      'class Sole extends k{constructor(t,i,s){super(void 0,null,i,s),this.e=t}_$AI(t){if(!this._$AA){if(a(t))return void(t!==this._$AH&&(this.e.textContent=(this._$AH=t)===A?"":t));this.e.textContent="",this._$AA=this.e.appendChild(c()),this._$AH=A}super._$AI(t)}}class H{',
    ],
    // where one of several ends, the next begins
    ['new k(this.O(c()),this.O(c()),this,this.options)', 'new k(s?s._$AB:this._$AA,this.O(c()),this,this.options)'],
    // everything that is drawn says what it wants to be
    [',E=Symbol.for("lit-noChange")', ''],
    ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
    ['t!==this._$AH&&t!==E,o&&', 't!==this._$AH,o&&'],
    ['r===E&&(r=this._$AH[n]),', ''],
    ['if((t=M(this,t,i,0)??A)===E)return;const s', 't??=A;const s'],
    ['E as noChange,', ''],
    ['const s=i(t).nextSibling;i(t).remove(),t=s', 'const s=t.nextSibling;t.remove(),t=s'],
    ['this._$AV=[],this._$AN=void 0,', 'this._$AV=[],'],
    ['this._$AH=A,this._$AN=void 0,this._$AA', 'this._$AH=A,this._$AA'],
    ['this._$AH=A,this._$AN=void 0,this.element', 'this._$AH=A,this.element'],
    ['for(const s of this._$AV)void 0!==s&&(void 0', 'for(const s of this._$AV)(void 0'],
    // parts know by their class what they are
    ['this.type=2,'],
    ['this.type=1,'],
    ['constructor(){super(...arguments),this.type=3}'],
    ['constructor(){super(...arguments),this.type=4}'],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}'],
    [/get parentNode\(\)\{return this\._\$AM\.parentNode\}get _\$AU\(\)\{return this\._\$AM\._\$AU\}u\(/, 'u('],
    [
      /u\(t\)\{const\{el:.*?P\.currentNode=l,e\}/,
      'u(t){const[i,s]=made(this._$AD),h={".":I,"?":L,"@":z};for(const[i,e,r]of s){const n=e&&h[e[0]];this._$AV.push(e?new(n??H)(i,n?e.slice(1):e,r,this,t):i.nodeType>1?new k(i,i.nextSibling,this,t):new Sole(i,this,t))}return i}',
    ],
    [/_\$AC\(t\)\{let i=C\..*?,i\}/],
    // what looks like a template in data is none
    [
      'x=t=>(i,...s)=>({_$litType$:t,strings:i,values:s}),b=x(1),w=x(2),T=x(3),',
      'S=class{constructor(t,i){this.strings=t,this.values=i}},b=(t,...i)=>new S(t,i),',
    ],
    ['void 0!==t._$litType$?', 't instanceof S?'],
    ['T as mathml,'],
    [',w as svg'],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}'],
    [',this._$Cv=e?.isConnected??!0'],
    [
      /get parentNode\(\)\{let t=this\._\$AA.*?\}get startNode\(\)\{return this\._\$AA\}get endNode\(\)\{return this\._\$AB\}/,
    ],
    [
      'const{values:i,_$litType$:s}=t,e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s);',
      'const{values:i,strings:e}=t;',
    ],
    ['for(this._$AP?.(!1,!0,s);', 'for(;'],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}'],
    ['get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}'],
    [
      'e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e)',
      'e=t===A&&s!==A,h=t!==A&&s===A',
    ],
    [
      '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
      'this._$AH.call(this.options?.host??this.element,t)',
    ],
    [/class Z\{.*?\}_\$AI\(t\)\{M\(this,t\)\}\}/],
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,',
      'let h=i._$litPart$;if(void 0===h){i._$litPart$=h=new k(i.insertBefore(c(),null),null,',
    ],
  ],
  '@lit/reactive-element/reactive-element.js': [
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;'],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}this\._\$Eh=/, 'this._$Eh='],
    [/static addInitializer\(t\)\{[^}]*\}/],
    [',this.constructor.l?.forEach(t=>t(this))'],
    [',void 0!==t.l&&(this.l=[...t.l])'],
    [/toAttribute\(t,s\)\{.*?return t\},/],
    ['case Object:case Array:', 'case Object:'],
    [
      'if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}',
      'this._$Ei(),this.elementProperties.set(t,s),e(this.prototype,t,this.getPropertyDescriptor(t,Symbol()))',
    ],
    // none of our classes has an accessor of its own where it has a property, nor a property without a name
    [
      'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)}',
      'return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h)}',
    ],
    ['s=[...r(t),...o(t)]', 's=Object.keys(t)'],
    ['getOwnPropertyDescriptor:h,getOwnPropertyNames:r,getOwnPropertySymbols:o,'],
    [/const t=this\.constructor\.elementProperties;if\(t\.size>0\)for\(const\[s,i\]of t\)\{.*?\}\}(?=let t=!1)/, '}'],
    [/finalizeStyles\(s\)\{.*?return i\}/, 'finalizeStyles(s){return[s].flat(1/0)}'],
    [
      'return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0',
      'return"string"==typeof i?i:t.toLowerCase()',
    ],
    [',this._$Em=null,this._$Ev()', ',this._$Ev()'],
    [/_\$ET\(t,s\)\{.*?\}_\$AK/, '_$AK'],
    ['if(void 0!==e&&this._$Em!==e){', 'if(void 0!==e){'],
    [
      ',h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;this._$Em=e;const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r,this._$Em=null',
      ';this[e]=u.fromAttribute(s,t.type)',
    ],
    ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))'],
    [
      /C\(t,s,\{useDefault:i,reflect:e,wrapped:h\},r\)\{.*?\.add\(t\)\)\}async/,
      'C(t,s){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))}async',
    ],
    [
      'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}',
      'this.performUpdate();return!this.isUpdatePending}',
    ],
    [
      't=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()',
      't=!0,this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)',
    ],
    [
      'requestUpdate(t,s,i,e=!1,h){if(void 0!==t){const r=this.constructor;if(!1===e&&(h=this[t]),i??=r.getPropertyOptions(t),!((i.hasChanged??f)(h,s)))return;this.C(t,s,i)}',
      'requestUpdate(t,s){if(t){if(!f(this[t],s))return;this.C(t,s)}',
    ],
    // each property says what it is
    [/,b=\{attribute:[^}]*\}/],
    ['static createProperty(t,s=b)', 'static createProperty(t,s)'],
    ['elementProperties.get(t)??b', 'elementProperties.get(t)'],
    ['willUpdate(t){}'],
    ['this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)', 'this.hasUpdated=!0'],
    [
      'return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),this._$EM()}updated(t){}firstUpdated(t){}',
      'return this._$ES}update(t){this._$EM()}',
    ],
    [/,p\?\.\(\{ReactiveElement:y\}\),\(a\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/],
    ['a=globalThis,c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,'],
  ],
  'lit-element/lit-element.js': [
    ['import{render as e,noChange as r}', 'import{render as e}'],
    ['render(){return r}'],
    [/createRenderRoot\(\)\{.*?return this\.renderOptions\.renderBefore\?\?=t\.firstChild,t\}/],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t)', 'super.update(t)'],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
    ],
    [/i\._\$litElement\$=!0,i\["finalized"\]=!0,.*?\.push\("[^"]*"\);/, 'i["finalized"]=!0;'],
    [',n as _$LE'],
  ],
  '@lit/task/task.js': [
    [/,this\.autoRun=h\.autoRun\?\?!0,"initialValue"in h&&\(.*?\)\}hostUpdate/, '}hostUpdate'],
    [
      'hostUpdate(){!0===this.autoRun&&this.S()}hostUpdated(){"afterUpdate"===this.autoRun&&this.S()}',
      'hostUpdate(){this.S()}',
    ],
    ['if(!Array.isArray(t))throw Error("The args function must return an array");'],
    [/"afterUpdate"===this\.autoRun\?queueMicrotask\(.*?\):this\._\.requestUpdate\(\)/, 'this._.requestUpdate()'],
    ['abort(t){1===this.i&&this.q?.abort(t)}'],
    ['get status(){return this.i}'],
    ['default:throw Error("Unexpected status: "+this.i)'],
    // a task has begun before anything is drawn, and none begins anew by itself
    ['case 0:return t.initial?.();'],
    ['i=Symbol();class h{', 'i=0;class h{'],
    ['if(s===i)this.i=0;else{if(!1===e){', '{if(!1===e){'],
    ['const h="object"==typeof s?s:{task:s,args:i};', 'const h=s;'],
    ['this.m=h.argsEqual??r,', ''],
    ['t===s||void 0===t||void 0!==s&&this.m(s,t)||', 'void 0!==s&&r(s,t)||'],
    ['if(void 0===this.j)return;const t=this.j();', 'const t=this.j();'],
    ['get error(){return this.l}'],
    ['t.error?.(this.error)', 't.error?.(this.l)'],
  ],
};

/** Lit as far as the embed script needs it. */
export const quietLit: Plugin = {
  name: 'quiet-lit',
  transform: {
    filter: { id: /node_modules\/(lit-html|lit-element|@lit)\// },
    handler(code, id) {
      const [, found = []] =
        Object.entries(cuts).find(([file]) => id.split('?')[0]!.endsWith(`node_modules/${file}`)) ?? [];
      return found.reduce((text, [there, instead = '']) => {
        const cut = text.replace(there, () => instead);
        return cut === text ? this.error(`Lit is not what it was: there is no ${String(there)} in ${id}`) : cut;
      }, code);
    },
  },
};
